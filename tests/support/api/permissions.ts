/**
 * The permission table, written by hand a second time: every route and method. A new route fails
 * the tests until it has a row.
 */

/**
 * Everyone (the token is ignored); everyone, but an expired token is refused; any signed-in user;
 * admins only.
 */
export type Who = "anybody" | "visitors and staff" | "staff" | "admin";

export const PERMISSIONS: Record<string, Record<string, Who>> = {
  "/api/activity": { GET: "staff" },
  "/api/auth/login": { POST: "anybody" },
  "/api/auth/logout": { POST: "staff" },
  "/api/auth/me": { GET: "staff" },
  "/api/auth/password": { POST: "staff" },
  "/api/contact": { GET: "staff", POST: "anybody" },
  "/api/contact/:id": { GET: "staff", PATCH: "staff", DELETE: "staff" },
  "/api/contact/:id/mail": { POST: "staff" },
  "/api/contact/export": { GET: "staff" },
  "/api/contact/stats": { GET: "staff" },
  "/api/export": { GET: "admin" },
  "/api/export/objects": { GET: "admin" },
  "/api/import": { POST: "admin" },
  "/api/import/objects": { POST: "admin" },
  "/api/newsletter": { GET: "staff", POST: "anybody" },
  "/api/newsletter/:id": { DELETE: "staff" },
  "/api/newsletter/export": { GET: "staff" },
  "/api/openapi.json": { GET: "anybody" },
  "/api/projects": { GET: "visitors and staff", POST: "staff" },
  "/api/projects/:id": { GET: "visitors and staff", PUT: "staff", DELETE: "staff" },
  "/api/projects/:id/history": { GET: "staff" },
  "/api/projects/:id/history/:revision": { POST: "staff" },
  "/api/publish": { GET: "staff", POST: "staff" },
  "/api/service/submit-request": { POST: "anybody" },
  "/api/services": { GET: "visitors and staff", POST: "staff" },
  "/api/services/:id": { GET: "visitors and staff", PUT: "staff", DELETE: "staff" },
  "/api/services/:id/history": { GET: "staff" },
  "/api/services/:id/history/:revision": { POST: "staff" },
  "/api/services/order": { PUT: "staff" },
  "/api/trash": { GET: "staff", DELETE: "staff" },
  "/api/trash/:kind/:id": { POST: "staff", DELETE: "staff" },
  "/api/upload/single": { POST: "staff" },
  "/api/users": { GET: "admin", POST: "admin" },
  "/api/users/:id": { GET: "admin", PUT: "admin", DELETE: "admin" },
  "/brief/steps": { GET: "anybody", POST: "anybody" },
  "/enquiry/:receipt": { GET: "anybody", POST: "anybody" },
  "/media/:name": { GET: "anybody" },
  "/newsletter/confirm": { GET: "anybody", POST: "anybody" },
  "/newsletter/unsubscribe": { GET: "anybody", POST: "anybody" },
  "/request": { GET: "anybody" },
  "/search": { GET: "anybody" },
  "/bn/search": { GET: "anybody" },
  "/fr/search": { GET: "anybody" },
  "/es/search": { GET: "anybody" },
};
