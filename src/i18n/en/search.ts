/** The search: its page, its dialog, and the suggestions of a not-found page. */
export const search = {
  search: {
    open: "Search",
    close: "Close the search",
    title: "Search",
    titleFor: "Search: {{query}}",
    label: "Search this site",
    send: "Search",
    /** Kinds of results. */
    groups: {
      services: "Services",
      platforms: "Stores",
      projects: "Projects",
      people: "People",
      articles: "Articles",
      questions: "Questions",
      pages: "Pages",
      legal: "Terms and privacy",
    },
    found_one: "{{count}} result for “{{query}}”",
    found_other: "{{count}} results for “{{query}}”",
    all: "Show all results",
    useful: "Good places to start",
    none: "Nothing found for “{{query}}”",
    noneText: "Try another word, or ask us: a person answers.",
    similar: "Similar words on this site:",
    ask: "Ask us",
    failed: "The search could not be loaded. Please check your connection.",
    failedLink: "Search on its own page",
    away: "The search does not answer right now. Please try again in a minute.",
  },
} as const;
