/** Apart, so that a bundle holds the answer alone. */
export const platforms: boolean = true;
export const realEstate: boolean = true;
export const projects: boolean = true;
export const blog: boolean = true;
export const newsletter: boolean = true;
export const faqs: boolean = true;
export const timeline: boolean = true;
export const clients: boolean = true;
