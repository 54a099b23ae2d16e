/** Mails: to visitors in their language, to the staff in that of the agency. */
export const mail = {
  message: {
    heading: {
      enquiry: "Enquiry",
      request: "Request for {{service}}",
      addition: "Added by the sender",
      correction: "Corrected email address",
    },
    subject: {
      enquiry: "Enquiry {{number}} from {{from}}",
      request: "Request {{number}} for {{service}} from {{from}}",
      addition: "Added to {{number}} by {{from}}",
      correction: "New address for {{number}} from {{from}}",
    },
    labels: { number: "Number", sent: "Sent", page: "Page", language: "Language" },
    fact: "{{label}}: {{value}}",
    noMessage: "(no message)",
    answer: "Reply to this email to answer {{name}}.",
    write: "To answer {{name}}, write to the address above, not to the sender of this email.",
  },
  receipt: {
    subject: {
      enquiry: "We have your message: {{brand}}",
      request: "We have your request: {{brand}}",
    },
    thanks: {
      enquiry: "Thank you for writing to {{brand}}. Your message has arrived.",
      request: "Thank you for your request to {{brand}}. It has arrived.",
    },
    next: {
      enquiry: "What happens next: one of us reads it and answers you by email.",
      request:
        "What happens next: one of us reads it and answers you by email, with a proposal or with questions.",
    },
    reach:
      "Your number is {{number}}. Please mention it when you call us. To see when your message is read and answered, to add something or to withdraw it, open its receipt:",
    button: "Open the receipt",
    ignore:
      "This is an automatic email. If you did not write to us, someone entered your address by mistake and you can ignore this.",
  },
  confirmation: {
    subject: "Please confirm your subscription: {{brand}}",
    text: "Someone, hopefully you, entered this address for the {{brand}} newsletter. If you want to get it, please confirm within {{days, day}}:",
    button: "Confirm the subscription",
    ignore:
      "If it was not you, ignore this email: unless you confirm, we will not email you again, and we forget the address.",
  },
} as const;
