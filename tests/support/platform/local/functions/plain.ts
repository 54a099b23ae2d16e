/** Without config it has its default address. */
export default () => new Response("plain");
