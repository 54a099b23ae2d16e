/** The pages that functions make: forms without script, what they are answered with, and the links of the newsletter. */
export const forms = {
  form: {
    enquiry: { title: "Your message has not been sent yet", send: "Send Message" },
    request: { title: "Your request has not been sent yet", send: "Submit request" },
    newsletter: { title: "You are not subscribed yet", send: "Subscribe" },
    yourName: "Your name",
    details: "Project details",
    undecided: "Not decided yet",
    optional: "(optional)",
    trap: "Leave this field empty",
    home: "Back to the home page",
  },
  asking: {
    title: "Start your project",
    text: "Name and email are enough. The rest helps us price it.",
  },
  tryAgain: {
    kept: "Everything you wrote is still here. Nothing has to be typed again.",
    goBack: "Your browser still has what you wrote: go back one page to find it.",
    fields: "Please look at these fields:",
    field: "{{field}}: {{problem}}",
  },
  subscription: {
    confirm: {
      title: "One more click",
      text: "Letters go to {{email}} as soon as you confirm.",
      button: "Confirm the subscription",
    },
    confirmed: {
      title: "You are subscribed",
      text: "The next letter goes to {{email}}. Each one has a link to end the subscription.",
    },
    unsubscribe: {
      title: "Leave the newsletter?",
      text: "No more letters will come, and the address is deleted here.",
      button: "Unsubscribe",
    },
    unsubscribed: {
      title: "You are unsubscribed",
      text: "No more letters will come, and the address is deleted here.",
    },
    gone: {
      title: "This link no longer works",
      text: "It is too old, or not complete. Enter your address again to get a new one.",
    },
    failed: "That did not work",
  },
} as const;
