/** A style sheet as a copy of its own, which shares no file with the public pages. */
declare module "*.css?staff";
