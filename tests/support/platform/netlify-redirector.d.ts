/** Netlify's redirect engine, as far as tests use it; the package has no types. */
declare module "netlify-redirector" {
  interface Asked {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  interface Match {
    status: number;
    force: boolean;
    to: string;
  }
  const redirector: {
    parseJSON(rules: string, options: object): Promise<{ match(asked: Asked): Match | null }>;
  };
  export default redirector;
}
