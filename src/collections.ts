/**
 * All content for pages, by language, with the staff's records over it: sorted, with English for
 * missing translations, and with links between entries resolved. Only `collections/` and
 * `record-pages.ts` call `getCollection`. Pictures are Astro's `ImageMetadata`.
 */
export {
  getBriefOffer,
  getFrame,
  getLead,
  getServiceOf,
  getWork,
  getWorksOf,
} from "./collections/offered.ts";
export {
  getOffers,
  getPlatforms,
  getRealEstate,
  getService,
  getServiceCards,
  getServices,
} from "./collections/services.ts";
export {
  getClients,
  getContentPictures,
  getContentWords,
  getFaqs,
  getLegal,
  getNewsletter,
  getRedirects,
  getSite,
  getTimeline,
} from "./collections/site.ts";
export { getArticleBody, getArticles, getPeople, getProjects } from "./collections/works.ts";
export { getBuildInfo, getLastChange } from "./record-pages.ts";
