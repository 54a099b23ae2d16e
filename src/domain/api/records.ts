/**
 * Services, projects and questions, with the same operations, except that the order of projects is
 * not theirs to change, and their shared trash.
 */
import { z } from "zod";
import { address } from "#generated/agency.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { usedDraft } from "#domain/records/draft.ts";
import { PROJECT_CATEGORIES } from "#domain/records/project-choices.ts";
import { projectInput, projectRecord } from "#domain/records/project.ts";
import { questionInput, questionRecord } from "#domain/records/question.ts";
import {
  orderInput,
  RECORD_KINDS,
  recordId,
  type RecordKind,
  versionNumber,
} from "#domain/records/record.ts";
import { withSchedule } from "#domain/records/schedule-input.ts";
import { serviceInput, serviceRecord } from "#domain/records/service.ts";
import { isoTime } from "#domain/schema/inputs.ts";
import { say } from "#site/i18n/sentence.ts";
import {
  publicProject,
  publicQuestion,
  publicService,
  recordVersion,
  trashEntry,
} from "./answers.ts";
import type { Contract } from "./contract.ts";

type Noun = "Service" | "Project" | "Question";

const one = z.object({ id: recordId });
/** `draft=<id>.<version>` */
const used = z.object({ draft: usedDraft.optional() });

function recordContract<
  Kind extends RecordKind,
  Data extends z.ZodType,
  Public extends z.ZodType,
  Input extends z.ZodRawShape,
>(
  kind: Kind,
  noun: Noun,
  schemas: { data: Data; visitors: Public; input: z.ZodObject<Input> },
  example: object,
) {
  const name = noun.toLowerCase();
  const done = (what: "created" | "updated" | "deleted" | "restored") =>
    say(`saved.${kind as RecordKind}.${what}`);
  const data = { [noun]: schemas.data };
  const visitors = { [`Public${noun}`]: schemas.visitors };
  const body = { [`${noun}Input`]: withSchedule(schemas.input) };
  return {
    list: {
      route: `GET /api/${kind}`,
      id: `list${noun}s`,
      summary: `All ${kind} in the order that staff set; visitors get the active ones.`,
      who: kind,
      visitors,
      list: data,
      etag: true,
    },
    create: {
      route: `POST /api/${kind}`,
      id: `create${noun}`,
      summary: `Makes a new ${name} at the end of the list. Its address comes from its title and must be free. \`draft\` names the draft that it was made of, which is then removed.`,
      who: kind,
      query: used,
      body,
      data,
      message: done("created"),
      etag: true,
      creates: true,
      example,
    },
    one: {
      route: `GET /api/${kind}/:id`,
      params: one,
      id: `get${noun}`,
      summary: `One ${name}; visitors get it while it is active.`,
      who: kind,
      visitors,
      data,
      etag: true,
    },
    update: {
      route: `PUT /api/${kind}/:id`,
      params: one,
      id: `update${noun}`,
      summary: `Saves a ${name}. If it has changed in the meantime, the answer is 412 with the current one. \`draft\` names the draft that was saved, which is then removed.`,
      who: kind,
      query: used,
      body,
      data,
      message: done("updated"),
      etag: true,
      ifMatch: true,
      example,
    },
    remove: {
      route: `DELETE /api/${kind}/:id`,
      params: one,
      id: `delete${noun}`,
      summary: `Moves a ${name} to the trash, which keeps it for ${KEEP_DAYS.trash} days.`,
      who: kind,
      data,
      message: done("deleted"),
      ifMatch: true,
    },
    history: {
      route: `GET /api/${kind}/:id/history`,
      params: one,
      id: `list${noun}Versions`,
      summary: `The versions of a ${name}, the current one first.`,
      who: kind,
      list: { Version: recordVersion },
    },
    revert: {
      route: `POST /api/${kind}/:id/history/:revision`,
      params: one.extend({ revision: versionNumber }),
      id: `revert${noun}`,
      summary: `Makes an earlier version of a ${name} the current one, as a new version.`,
      who: kind,
      data,
      message: done("restored"),
      etag: true,
      ifMatch: true,
    },
  } as const satisfies Contract;
}

/** The order of a list, which staff decide. */
function orderContract<Kind extends RecordKind, Data extends z.ZodType>(
  kind: Kind,
  noun: Noun,
  data: Data,
) {
  return {
    order: {
      route: `PUT /api/${kind}/order`,
      id: `order${noun}s`,
      summary: `Puts the ${kind} in another order. If-Match is the ETag of the list.`,
      who: kind,
      body: { Order: orderInput },
      list: { [noun]: data },
      message: say("order.saved"),
      etag: true,
      ifMatch: true,
      example: { ids: ["8203984000000-0123456789ab"] },
    },
  } as const satisfies Contract;
}

export const services = {
  ...recordContract(
    "services",
    "Service",
    { data: serviceRecord, visitors: publicService, input: serviceInput },
    {
      serviceType: "Custom Web Development",
      shortDetails: "Sites that load fast and are found.",
      fullDetails: ["We plan, build and look after your site."],
      bulletPoints: ["Fast - pages of less than 100 KB"],
      images: [],
      isActive: true,
    },
  ),
  ...orderContract("services", "Service", serviceRecord),
} as const satisfies Contract;

export const projects = recordContract(
  "projects",
  "Project",
  { data: projectRecord, visitors: publicProject, input: projectInput },
  {
    title: "River Freight booking",
    client: "River Freight",
    description: "Booking of river freight.",
    category: PROJECT_CATEGORIES[0],
    status: "Planning",
    location: address.city,
    startDate: "2026-03-01",
    completionDate: "2026-06-30",
    budget: 12_500,
    features: ["Timetable"],
    isActive: true,
    isFeatured: false,
  },
);

export const questions = {
  ...recordContract(
    "questions",
    "Question",
    { data: questionRecord, visitors: publicQuestion, input: questionInput },
    {
      question: "Do you work at weekends?",
      answer: "On Saturdays until four. On Sundays the office is closed.",
      isActive: true,
    },
  ),
  ...orderContract("questions", "Question", questionRecord),
} as const satisfies Contract;

export const trash = {
  list: {
    route: "GET /api/trash",
    id: "listTrash",
    summary: "What was deleted.",
    who: "trash",
    list: { TrashEntry: trashEntry },
  },
  empty: {
    route: "DELETE /api/trash",
    id: "emptyTrash",
    summary: "Deletes for good what was in the trash at `until`; what was deleted later stays.",
    who: "erasure",
    query: z.object({ until: isoTime }),
    message: say("trash.purged"),
  },
  restore: {
    route: "POST /api/trash/:kind/:id",
    params: one.extend({ kind: z.enum(RECORD_KINDS) }),
    id: "restore",
    summary: "Restores a record from the trash.",
    who: "trash",
    data: { Service: serviceRecord, Project: projectRecord, Question: questionRecord },
    message: say("trash.restored"),
    etag: true,
  },
  purge: {
    route: "DELETE /api/trash/:kind/:id",
    params: one.extend({ kind: z.enum(RECORD_KINDS) }),
    id: "purge",
    summary: "Deletes a record for good, with all its versions.",
    who: "erasure",
    message: say("trash.purged"),
  },
} as const satisfies Contract;
