/** Words of the whole admin. A screen keeps its own beside itself, in a `texts.ts` of its folder. */
export const texts = {
  appName: "admin",
  loading: "Loading",
  retry: "Retry",
  cancel: "Cancel",
  close: "Close",
  undo: "Undo",
  required: "Is required.",
  shortcuts: "Keyboard shortcuts",
  bell: {
    title: "Unread messages",
    label: (unread: number | undefined) =>
      unread === undefined
        ? "Unread messages"
        : unread === 0
          ? "No unread messages"
          : unread === 1
            ? "1 unread message"
            : `${unread} unread messages`,
    open: "Open inbox",
    loading: "Loading messages",
    allRead: "All read. Nobody is waiting for an answer.",
    failed: "Failed to fetch messages",
    network: "Failed to connect to server. Please make sure the backend is running.",
  },
  notFound: {
    title: "There is no such page here",
    text: "The address leads nowhere. It may have been typed wrong, or what it showed is gone.",
    action: "Go to the dashboard",
  },
  crash: {
    title: "Something broke on this screen",
    text: "Nothing that was saved is lost. Load the screen again; if it happens twice, tell whoever looks after the site.",
    action: "Load again",
  },
  forbidden: {
    title: "This area is for admins",
    text: (name: string) => `You are signed in as ${name}, a manager. An admin can open this for you or change your role.`,
    action: "Go to the dashboard",
  },
  errors: {
    network: "Failed to connect to server",
    http: (status: number) => `HTTP error! status: ${status}`,
    unreadable: "The server sent an answer that could not be read.",
  },
  nav: {
    label: "Admin",
    side: "Areas and account",
    dashboard: "Dashboard",
    services: "Services",
    projects: "Projects",
    messages: "Messages",
    users: "Users",
    newsletter: "Newsletter",
    trash: "Trash",
    account: "My account",
    more: "More",
    search: "Search",
    viewSite: "View Site",
    viewSiteNewTab: "View Site, opens in a new tab",
    signOut: "Sign Out",
    unread: (count: number) => `${count} unread`,
    openMenu: "Open menu",
    closeMenu: "Close menu",
    useDark: "Use dark theme",
    useLight: "Use light theme",
  },
  roles: { admin: "Admin", manager: "Manager" },
  signIn: {
    title: "Sign in",
    lede: (brand: string) => `For ${brand} staff.`,
    email: "Email",
    password: "Password",
    show: "Show password",
    submit: "Sign In",
    submitting: "Signing in",
    back: "Back to the website",
    demo: "Demo sign-in:",
    demoPassword: "Password:",
    failed: "Login failed",
    badEmail: "Must be an e-mail address, like name@example.com.",
    again: "Please sign in again",
    againText: "Your session has ended. Nothing that you typed is lost: sign in, and what you were doing goes on.",
    leave: "Leave and sign out",
  },
} as const;
