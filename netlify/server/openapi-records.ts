/** The routes of services and projects, the same for both. */
import type { RecordKind } from "#domain/record.ts";
import type { Operation } from "./openapi-routes.ts";

const EXAMPLES: Record<RecordKind, object> = {
  services: {
    serviceType: "Custom Web Development",
    shortDetails: "Sites that load fast and are found.",
    fullDetails: ["We plan, build and look after your site."],
    bulletPoints: ["Fast - pages of less than 100 KB"],
    images: [],
    isActive: true,
  },
  projects: {
    title: "Ghatline Booking",
    client: "Ghatline Cargo",
    description: "Booking of river freight.",
    category: "Commercial",
    status: "Planning",
    location: "Dhaka",
    startDate: "2026-03-01",
    completionDate: "2026-06-30",
    budget: 12_500,
    features: ["Timetable"],
    isActive: true,
    isFeatured: false,
  },
};

export function recordOperations(kind: RecordKind): Operation[] {
  const services = kind === "services";
  const [noun, record, publicRecord, input] = services
    ? (["service", "Service", "PublicService", "ServiceInput"] as const)
    : (["project", "Project", "PublicProject", "ProjectInput"] as const);
  const path = `/api/${kind}`;
  const done = (what: string) => ({ answer: { message: `${record} ${what} successfully!` } });
  const operations: Operation[] = [
    {
      id: `list${record}s`,
      method: "GET",
      path,
      summary: `All ${kind} in the staff's order; visitors get the active ones.`,
      who: "anybody, staff see more",
      data: { list: [publicRecord, record] },
      version: "told",
    },
    {
      id: `create${record}`,
      method: "POST",
      path,
      summary: `Makes a new ${noun} at the end of the list. Its address is made of its title and must be free.`,
      who: kind,
      body: input,
      data: record,
      version: "told",
      creates: true,
      example: { body: EXAMPLES[kind], ...done("created") },
    },
    {
      id: `get${record}`,
      method: "GET",
      path: `${path}/{id}`,
      summary: `One ${noun}; visitors get it while it is active.`,
      who: "anybody, staff see more",
      data: [publicRecord, record],
      version: "told",
    },
    {
      id: `update${record}`,
      method: "PUT",
      path: `${path}/{id}`,
      summary: `Saves a ${noun}. Too late, it answers 412 with the current one.`,
      who: kind,
      body: input,
      data: record,
      version: "asked",
      example: { body: EXAMPLES[kind], ...done("updated") },
    },
    {
      id: `delete${record}`,
      method: "DELETE",
      path: `${path}/{id}`,
      summary: `Moves a ${noun} into the trash, which keeps it for 30 days.`,
      who: kind,
      data: record,
      version: "asked",
      example: done("deleted"),
    },
    {
      id: `list${record}Versions`,
      method: "GET",
      path: `${path}/{id}/history`,
      summary: `The versions of a ${noun}, the current one first.`,
      who: kind,
      data: { list: "Version" },
    },
    {
      id: `revert${record}`,
      method: "POST",
      path: `${path}/{id}/history/{revision}`,
      summary: `Makes an earlier version of a ${noun} the current one, as a new version.`,
      who: kind,
      data: record,
      version: "asked",
      example: done("restored"),
    },
  ];
  if (services)
    operations.push({
      id: "orderServices",
      method: "PUT",
      path: `${path}/order`,
      summary: "Puts the services in another order. If-Match is the ETag of the list.",
      who: kind,
      body: "Order",
      data: { list: record },
      version: "asked",
      example: { body: { ids: ["8203984000000-0123456789ab"] }, answer: { message: "Order saved." } },
    });
  return operations;
}
