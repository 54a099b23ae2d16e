/** What the server says in English, the complete texts that the others are typed against. `{name}` marks a value that is put in. */
export const en = {
  /** Of each form: that it has not been sent yet, the button that sends it, and the answer when it was. */
  forms: {
    enquiry: { title: "Your message has not been sent yet", send: "Send Message", sent: "Message sent successfully!" },
    request: { title: "Your request has not been sent yet", send: "Submit request", sent: "Request submitted successfully!" },
    newsletter: {
      title: "You are not subscribed yet",
      send: "Subscribe",
      /** For everybody who enters an address. It must not tell whether the address is known. */
      sent: "Thank you. Please check your inbox and follow the link to confirm.",
    },
  },
  labels: {
    service: "Service",
    name: "Name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    message: "Message",
    budget: "Budget",
    timeline: "Timeline",
  },
  /** Of a request alone: what its message is called. The dialog of the site says it in these words too. */
  request: {
    message: "Project details",
    /** The first choice of a budget and of a time, which says nothing. */
    open: "Not decided yet",
  },
  required: "(required)",
  optional: "(optional)",
  trap: "Leave this field empty",
  home: "Back to the home page",
  /** Of the page where a service is asked for without script. */
  asking: { title: "Start your project", text: "Name and email are enough. The rest helps us price it." },
  /** Of the page after a form that was refused: what is safe, the same when nothing of the post could be read, what is wrong. */
  tryAgain: {
    kept: "Everything you wrote is still here. Nothing has to be typed again.",
    goBack: "Your browser still has what you wrote: go back one page to find it.",
    fields: "Please look at these fields:",
    field: "{field}: {problem}",
  },
  /** What came between, by the code of the refusal. `{wait}` is a time like "10 minutes". */
  refusals: {
    fields: "Please check the fields that are marked.",
    invalid: "What you sent did not arrive whole. Please send it again.",
    too_large: "That is more than can be sent at once. Please shorten it.",
    limited: "That was a lot at once. Please try again in {wait}.",
    unavailable: "Our records cannot be reached at the moment. Please try again shortly.",
    internal: "Something went wrong on our side. Please try again. (Reference {reference})",
  },
  /** To a visitor whose message has arrived. Nothing that the visitor typed is in it: it could be meant for somebody else. */
  receipt: {
    /** `{brand}` is the name of the sender, `{time}` within how long an answer comes. */
    subject: {
      enquiry: "We have your message: {brand}",
      request: "We have your request: {brand}",
    },
    thanks: {
      enquiry: "Thank you for writing to {brand}. Your message has arrived.",
      request: "Thank you for your request to {brand}. It has arrived.",
    },
    next: {
      enquiry: "What happens next: one of us reads it and answers you by email, typically within {time}.",
      request:
        "What happens next: one of us reads it and comes back to you by email, typically within {time}, with a proposal or with questions.",
    },
    reach: "Is there something to add, or is it urgent? Reply to this email, or find our phone number and hours here:",
    button: "How to reach us",
    ignore: "This is an automatic email. If you did not write to us, someone entered your address by mistake, and there is nothing to do.",
  },
  newsletter: {
    /** `{brand}` is the name of the sender, `{time}` how long a link works. */
    mail: {
      subject: "Please confirm your subscription: {brand}",
      text: "Someone, hopefully you, entered this address for the newsletter of {brand}. Please confirm within {time} that you want to read it:",
      button: "Confirm the subscription",
      ignore: "If it was not you, there is nothing to do: without a confirmation no letter is sent and the address is forgotten.",
    },
    pages: {
      confirm: { title: "One more click", text: "Letters go to {email} as soon as you confirm.", button: "Confirm the subscription" },
      confirmed: { title: "You are subscribed", text: "The next letter goes to {email}. Each one has a link to end the subscription." },
      unsubscribe: {
        title: "Leave the newsletter?",
        text: "No more letters will come, and the address is deleted here.",
        button: "Unsubscribe",
      },
      unsubscribed: { title: "You are unsubscribed", text: "No more letters will come, and the address is deleted here." },
      /** For a link that is wrong or too old. */
      gone: { title: "This link no longer works", text: "It is too old, or not complete. Enter your address again to get a new one." },
    },
    /** Over the sentence that says what came between. */
    failed: "That did not work",
    blog: "Back to the blog",
  },
};

export type ServerTexts = typeof en;
export type FormKind = keyof ServerTexts["forms"];
export type FormField = keyof ServerTexts["labels"];
