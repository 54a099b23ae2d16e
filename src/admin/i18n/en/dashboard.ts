import type { Activity } from "#domain/record.ts";

export const dashboard = {
  title: "Dashboard",
  /** First name of who is signed in. */
  greeting: { morning: "Good morning, {{name}}", afternoon: "Good afternoon, {{name}}", evening: "Good evening, {{name}}" },
  /** The date of today as a sentence of its own. */
  today: "{{day}}.",
  nobodyWaits: "Nobody is waiting for an answer.",
  waiting_one: "One person is waiting for an answer.",
  waiting_other: "{{count, number}} people are waiting for an answer.",
  loading: "Loading the dashboard",
  failed: "Failed to load dashboard data. Please check if the backend server is running.",
  stats: {
    label: "Totals",
    services: "Services",
    projects: "Projects",
    contacts: "Contacts",
    unread: "Unread",
    allActive: "All active",
    active: "{{active, number}} active, {{inactive, number}} inactive",
    contactsNote: "Enquiries and requests",
    /** `when` as inside of a sentence: a time, "yesterday", a short weekday or a date. */
    oldest: "The oldest: {{when}}",
    noneUnread: "All read",
    unknown: "not known",
  },
  messages: { title: "Waiting longest", open: "Open inbox", none: "Nobody is waiting for an answer.", loading: "Loading messages" },
  activity: {
    title: "Recent activity",
    none: "Nothing has been changed yet.",
    /** `who` has done it; `what` is the title of a service or project, or the name of a person. */
    told: {
      created: "{{who}} created {{what}}",
      changed: "{{who}} changed {{what}}",
      deleted: "{{who}} deleted {{what}}",
      restored: "{{who}} restored {{what}}",
      reverted: "{{who}} brought back an older version of {{what}}",
      imported: "{{who}} imported {{what}}",
      filled: "{{who}} filled {{what}}",
      purged: "{{who}} permanently deleted {{what}}",
      ordered: "{{who}} reordered {{what}}",
      disabled: "{{who}} disabled {{what}}",
      enabled: "{{who}} enabled {{what}}",
      "role-changed": "{{who}} changed the role of {{what}}",
      "password-reset": "{{who}} reset the password of {{what}}",
      renamed: "{{who}} renamed {{what}}",
    } satisfies Record<Activity["action"], string>,
    /** What was done with a whole list. */
    lists: {
      services: { imported: "{{who}} imported the services", ordered: "{{who}} reordered the services" },
      projects: { imported: "{{who}} imported the projects", ordered: "{{who}} reordered the projects" },
    },
  },
  actions: {
    title: "Quick actions",
    service: "Create a service",
    project: "Create a project",
    services: "Manage services",
    projects: "Manage projects",
  },
  status: {
    title: "System status",
    site: "Frontend",
    backend: "Backend",
    mail: "Email",
    role: "Your role",
    online: "Online",
    offline: "Not reachable",
    connected: "Connected",
    disconnected: "Not connected",
    /** What the API, or the store behind it, did not give. */
    failing: "Failing: {{parts}}",
    checking: "Checking",
    mailOk: "Nothing waiting",
    mailUnknown: "Not known",
    /** Mails to the staff. */
    mailWaiting_one: "{{count, number}} waiting",
    mailWaiting_other: "{{count, number}} waiting",
    mailFailed_one: "{{count, number}} failed",
    mailFailed_other: "{{count, number}} failed",
  },
} as const;
