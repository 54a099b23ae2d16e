/** Pages that functions make: forms without script, their answers, and newsletter links. */
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
  price: {
    title: "What it costs",
    smallest: "From",
    usual: "Most orders",
    moves: "What moves it",
    from: "from {{amount}}",
    monthly: "{{amount}} a month",
    about: "about {{amount}}",
    both: "{{once}}, and {{monthly}}",
    note: "This is what such orders cost. Your own price is in a written estimate, before anything starts.",
  },
  asking: {
    title: "Start your project",
    text: "Name and email are enough. The rest helps us price it.",
    about: "About: {{topic}}",
  },
  brief: {
    title: "Put a brief together",
    lede: "Choose what you need and see at once what it usually costs. Nothing is sent until you say so.",
    ask: "Not sure what it costs?",
    steps: {
      services: "What do you need?",
      size: "How big is it?",
      time: "By when, for how much?",
      likes: "Which of our projects come close?",
      words: "What else should we know?",
      person: "Where may we answer?",
    },
    step: "Step {{n}} of {{total}}",
    several: "Choose as many as you like.",
    sizes: { open: "Not sure yet", small: "Small", usual: "Usual", large: "Large" },
    chooseFirst: "Choose a service first.",
    needService: "Please choose at least one service.",
    words: "In your own words",
    hint: "What is it for, and what must not go wrong?",
    services: "Services",
    likes: "Projects that come close",
    range: "Usual range",
    sum: "Usual range: {{range}}",
    noRange: "Choose a service, and its usual price appears here.",
    unpriced: "priced after a first look",
    noOffer: "This is no offer. The written estimate names your price.",
    kept: "Your brief stays on this device until you send it.",
    print: "Print the brief",
    sheet: "Project brief",
    next: "Next",
    back: "Back",
    send: "Send the brief",
    sending: "Sending the brief...",
    missing: "The brief could not be shown",
  },
  tryAgain: {
    kept: "Everything you wrote is still here. You do not have to type anything again.",
    goBack: "Your browser still has what you wrote: go back one page to find it.",
    fields: "Please look at these fields:",
    field: "{{field}}: {{problem}}",
  },
  /**
   * The moment of the answer. `day` is "today", "tomorrow" or `on`; `yours` is the time of a reader
   * in another zone.
   */
  replyBy: {
    say: "We answer by {{time}} {{day}} in {{city}}{{yours}}.",
    on: "on {{day}}",
    yours: " ({{time}} where you are)",
  },
  subscription: {
    confirm: {
      title: "One more click",
      text: "Confirm, and we will send our newsletter to {{email}}.",
      button: "Confirm the subscription",
    },
    confirmed: {
      title: "You are subscribed",
      text: "The next letter goes to {{email}}. Each letter has a link to unsubscribe.",
    },
    unsubscribe: {
      title: "Leave the newsletter?",
      text: "We will stop emailing you and delete your address.",
      button: "Unsubscribe",
    },
    unsubscribed: {
      title: "You are unsubscribed",
      text: "We will not email you again, and we have deleted your address.",
    },
    gone: {
      title: "This link no longer works",
      text: "It is too old or incomplete. Enter your address again to get a new one.",
    },
    ended: {
      title: "The newsletter has ended",
      text: "We no longer send it. You need not do anything.",
    },
    failed: "That did not work",
  },
} as const;
