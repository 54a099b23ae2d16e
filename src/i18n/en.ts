/**
 * Every interface text of the product in English, the complete dictionary that the others are typed against.
 * `{name}` marks a value that `fill` puts in. Words about the agency itself live in `content/`.
 */
export const en = {
  skipToContent: "Skip to content",
  nav: {
    main: "Main",
    services: "Services",
    projects: "Projects",
    blog: "Blogs",
    about: "Company",
    contact: "Contact Us",
    meeting: "Book Meeting",
  },
  home: {
    sinceTag: "{brand}, Since {year}",
    heroTitle: ["Empowering", "Businesses With", "{brand}"],
    contact: "Contact us",
  },
  form: {
    optional: "(optional)",
  },
};

export type Dictionary = typeof en;
