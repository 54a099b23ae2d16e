/** Every function that deploys: where it answers, to what, and how often one address may ask before the platform says no. */

export interface FunctionRow {
  /** Paths as Netlify's router reads them; none for a function that only the clock calls. */
  routes: string[];
  methods: string[];
  excluded?: string[];
  schedule?: string;
  /** Requests of one address in a minute. */
  perMinute?: number;
  /** The status of the first of its methods, asked without body, token or id that exists. */
  answers?: number;
}

export const FUNCTIONS: Record<string, FunctionRow> = {
  activity: { routes: ["/api/activity"], methods: ["GET"], answers: 401 },
  "auth-login": { routes: ["/api/auth/login"], methods: ["POST"], perMinute: 60, answers: 415 },
  "auth-logout": { routes: ["/api/auth/logout"], methods: ["POST"], answers: 401 },
  "auth-me": { routes: ["/api/auth/me"], methods: ["GET"], answers: 401 },
  "auth-password": { routes: ["/api/auth/password"], methods: ["POST"], answers: 401 },
  contact: { routes: ["/api/contact"], methods: ["GET", "POST"], perMinute: 120, answers: 401 },
  "contact-export": { routes: ["/api/contact/export"], methods: ["GET"], answers: 401 },
  "contact-mail": { routes: ["/api/contact/:id/mail"], methods: ["POST"], answers: 401 },
  "contact-one": {
    routes: ["/api/contact/:id"],
    excluded: ["/api/contact/stats", "/api/contact/export"],
    methods: ["GET", "PATCH", "DELETE"],
    answers: 401,
  },
  "contact-stats": { routes: ["/api/contact/stats"], methods: ["GET"], answers: 401 },
  counters: { routes: [], methods: [], schedule: "*/15 * * * *" },
  export: { routes: ["/api/export"], methods: ["GET"], answers: 401 },
  "export-objects": { routes: ["/api/export/objects"], methods: ["GET"], answers: 401 },
  import: { routes: ["/api/import"], methods: ["POST"], answers: 401 },
  "import-objects": { routes: ["/api/import/objects"], methods: ["POST"], answers: 401 },
  media: { routes: ["/media/:name"], methods: ["GET"], answers: 404 },
  newsletter: { routes: ["/api/newsletter"], methods: ["GET", "POST"], perMinute: 120, answers: 401 },
  "newsletter-confirm": { routes: ["/newsletter/confirm"], methods: ["GET", "POST"], answers: 404 },
  "newsletter-export": { routes: ["/api/newsletter/export"], methods: ["GET"], answers: 401 },
  "newsletter-one": { routes: ["/api/newsletter/:id"], excluded: ["/api/newsletter/export"], methods: ["DELETE"], answers: 401 },
  "newsletter-unsubscribe": { routes: ["/newsletter/unsubscribe"], methods: ["GET", "POST"], answers: 404 },
  openapi: { routes: ["/api/openapi.json"], methods: ["GET"], answers: 200 },
  outbox: { routes: [], methods: [], schedule: "*/5 * * * *" },
  project: { routes: ["/api/projects/:id"], methods: ["GET", "PUT", "DELETE"], answers: 404 },
  "project-history": { routes: ["/api/projects/:id/history"], methods: ["GET"], answers: 401 },
  "project-version": { routes: ["/api/projects/:id/history/:revision"], methods: ["POST"], answers: 401 },
  projects: { routes: ["/api/projects"], methods: ["GET", "POST"], answers: 200 },
  publish: { routes: ["/api/publish"], methods: ["GET", "POST"], answers: 401 },
  "request-page": { routes: ["/request"], methods: ["GET"], answers: 200 },
  service: { routes: ["/api/services/:id"], excluded: ["/api/services/order"], methods: ["GET", "PUT", "DELETE"], answers: 404 },
  "service-history": { routes: ["/api/services/:id/history"], methods: ["GET"], answers: 401 },
  "service-order": { routes: ["/api/services/order"], methods: ["PUT"], answers: 401 },
  "service-request": { routes: ["/api/service/submit-request"], methods: ["POST"], perMinute: 60, answers: 415 },
  "service-version": { routes: ["/api/services/:id/history/:revision"], methods: ["POST"], answers: 401 },
  services: { routes: ["/api/services"], methods: ["GET", "POST"], answers: 200 },
  sweep: { routes: [], methods: [], schedule: "20 20 * * *" },
  trash: { routes: ["/api/trash"], methods: ["GET"], answers: 401 },
  "trash-one": { routes: ["/api/trash/:kind/:id"], methods: ["POST", "DELETE"], answers: 401 },
  upload: { routes: ["/api/upload/single"], methods: ["POST"], answers: 401 },
  user: { routes: ["/api/users/:id"], methods: ["GET", "PUT", "DELETE"], answers: 401 },
  users: { routes: ["/api/users"], methods: ["GET", "POST"], answers: 401 },
};
