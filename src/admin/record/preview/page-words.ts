/** What the English pages say that a template may lack: a fact that its own record has not, the plural of another number. */
export const PAGE_WORDS = {
  project: {
    client: "Client",
    category: "Category",
    location: "Location",
    status: "Status",
    launched: "Launched",
    budget: "Budget",
    parts: "What it does",
    gallery: { all: { one: "See the picture", other: "See all {n} pictures" } },
  },
  service: {
    offerNote: { one: "{n} part. Take it, or ask for what you need.", other: "{n} parts. Take all of them, or only the ones you need." },
  },
} as const;
