/** A separate file, so that a bundle includes only these answers. */
export const platforms = true as boolean;
export const realEstate = true as boolean;
export const projects = true as boolean;
export const blog = true as boolean;
export const newsletter = true as boolean;
export const faqs = true as boolean;
export const timeline = true as boolean;
export const clients = true as boolean;
export const redirects = true as boolean;
