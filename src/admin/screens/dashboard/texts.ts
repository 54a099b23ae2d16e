import type { Activity } from "#domain/record.ts";

export const texts = {
  title: "Dashboard",
  greeting: (part: "morning" | "afternoon" | "evening", name: string) => `Good ${part}, ${name}`,
  waiting: (count: number) =>
    count === 0
      ? "Nobody is waiting for an answer."
      : count === 1
        ? "One person is waiting for an answer."
        : `${count} people are waiting for an answer.`,
  loading: "Loading the dashboard",
  failed: "Failed to load dashboard data. Please check if the backend server is running.",
  stats: {
    label: "Totals",
    services: "Services",
    projects: "Projects",
    contacts: "Contacts",
    unread: "Unread",
    records: (active: number, inactive: number) => (inactive === 0 ? "All active" : `${active} active, ${inactive} inactive`),
    contactsNote: "Enquiries and requests",
    unreadNote: (oldest: string) => `The oldest is from ${oldest}`,
    noneUnread: "All read",
    unknown: "not known",
  },
  messages: { title: "Waiting longest", open: "Open inbox", none: "Nobody is waiting for an answer.", loading: "Loading messages" },
  activity: {
    title: "Recent activity",
    none: "Nothing has been changed yet.",
    actions: {
      created: "created",
      changed: "changed",
      deleted: "deleted",
      restored: "restored",
      reverted: "brought back an older version of",
      imported: "imported",
      filled: "filled",
      purged: "deleted for good",
      ordered: "put into another order:",
      disabled: "disabled",
      enabled: "enabled",
      "role-changed": "changed the role of",
      "password-reset": "gave another password to",
      renamed: "renamed",
    } satisfies Record<Activity["action"], string>,
    lists: { services: "the services", projects: "the projects", users: "the staff" } satisfies Record<Activity["kind"], string>,
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
    mail: "Mail",
    role: "Your role",
    online: "Online",
    offline: "Not reachable",
    connected: "Connected",
    disconnected: "Not connected",
    checking: "Checking",
    mailOk: "Nothing waiting",
    mailWaiting: (count: number) => `${count} waiting`,
    mailFailed: (count: number) => `${count} failed`,
  },
} as const;
