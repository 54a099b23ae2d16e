/** What the API answers: refusals, successes, and why something is not published. */
export const api = {
  session: {
    missing: "Please sign in.",
    ended: "You are signed out. Please sign in again.",
    forbidden: "You don’t have permission to do this.",
    begun: "You are signed in.",
    over: "You are signed out.",
  },
  signIn: {
    wrong: "Email address or password is wrong.",
    locked: "Too many wrong passwords. Please try again in {{seconds, wait}}.",
    busy: "Many people are signing in right now. Please try again in a moment.",
    unavailable: "Sign-in is not available at the moment.",
  },
  password: {
    wrong: "This is not your password.",
    stale: "Your password has been changed in the meantime.",
    changed: "Your password is changed. All other sessions are signed out.",
    common: "This is one of the most common passwords. Please choose another.",
    own: "Enter your current password to change your own.",
  },
  users: {
    missing: "User not found.",
    lastAdmin: "This is the last admin who can sign in. Make someone else an admin first.",
    emailTaken: "This email is already in use.",
    stale: "Someone else has changed this person in the meantime. Your changes were not saved.",
    createdBefore:
      "This request was sent before, for a person with another address. Nothing was changed.",
    saved: "Saved.",
    deleted: "Deleted.",
  },
  services: {
    missing: "This service does not exist.",
    inTrash: "This service was deleted. It is in the trash.",
    stale: "{{who}} has saved this service in the meantime. Your changes were not saved.",
    addressTaken: "There is another service at {{path}}: “{{title}}”. Please choose another name.",
    notInTrash: "This service is not in the trash.",
    restoredMeanwhile: "Someone else has just restored this service.",
    addressTakenMeanwhile:
      "There is another service at {{path}} now: “{{title}}”. Rename or delete that one first.",
    unreadable: "Some services cannot be read. The log of the site names them.",
    notEmpty:
      "This site already has services, counting the trash. You can import only into an empty site.",
    buildFailed:
      "The build failed at the service “{{title}}”: {{why}}. Visitors still see the pages from before.",
    staleUnknown: "Someone has saved this service in the meantime. Your changes were not saved.",
  },
  projects: {
    missing: "This project does not exist.",
    inTrash: "This project was deleted. It is in the trash.",
    stale: "{{who}} has saved this project in the meantime. Your changes were not saved.",
    addressTaken: "There is another project at {{path}}: “{{title}}”. Please choose another name.",
    notInTrash: "This project is not in the trash.",
    restoredMeanwhile: "Someone else has just restored this project.",
    addressTakenMeanwhile:
      "There is another project at {{path}} now: “{{title}}”. Rename or delete that one first.",
    unreadable: "Some projects cannot be read. The log of the site names them.",
    notEmpty:
      "This site already has projects, counting the trash. You can import only into an empty site.",
    buildFailed:
      "The build failed at the project “{{title}}”: {{why}}. Visitors still see the pages from before.",
    staleUnknown: "Someone has saved this project in the meantime. Your changes were not saved.",
  },
  record: {
    noAddress: "Use at least one Latin letter or digit: the address of the page is made from it.",
    addressReserved: "The address {{path}} belongs to another page. Please choose another name.",
    currentVersion: "This is the current version already.",
    versionMissing: "This version no longer exists.",
    ifMatch:
      'Send the version you changed in If-Match, like "3", so that you do not overwrite someone else’s work.',
  },
  order: {
    stale: "The list has changed in the meantime. The order was not saved.",
    incomplete: "The order must name each record once.",
    saved: "Order saved.",
  },
  trash: {
    restored: "Restored.",
    restoredInactive:
      "Restored, but not active, because no page can have its name. Rename it, then make it active.",
    purged: "Deleted for good.",
  },
  picture: {
    edge: "The picture must have at most {{max, number}} pixels on each side.",
    frames: "A moving picture of this size must have at most {{max, number}} frames.",
    damaged: "The picture is damaged or cut off.",
    busy: "This picture is being tidied up at the moment. Please try again.",
    missing: "There is no picture at this address.",
  },
  messages: {
    missing: "Message not found.",
    notInTrash: "Only a message in the trash can be deleted for good.",
    noteStale: "Someone else has changed this note in the meantime.",
    spamNotMailed: "Messages in the spam folder are not emailed. Move it to the inbox first.",
    trashNotMailed: "Messages in the trash are not emailed. Move it to the inbox first.",
    mailSent: "The email about this message has already been sent.",
    movedToSpam: "This message has been moved to the spam folder.",
    movedToTrash: "This message has been moved to the trash.",
    busy: "Several people are moving this message. Please try again.",
    unreadable_one: "{{count, number}} message cannot be read and is left out.",
    unreadable_other: "{{count, number}} messages cannot be read and are left out.",
  },
  readers: { missing: "Address not found.", deleted: "Address deleted." },
  publish: {
    noHook: "Publishing is not set up here: the site needs a BUILD_HOOK_URL.",
    preview: "A preview cannot be published: it shows what it was built from.",
    hookGone: "The build could not be started: the hook that BUILD_HOOK_URL names does not exist.",
    hookFailed: "The build could not be started. Please try again shortly.",
    begun: "Publishing has begun.",
    asked: "A build is about to begin and will include this.",
    queued: "Publishing continues as soon as the current build ends.",
  },
  build: {
    interrupted: "The build was interrupted.",
    notBegun: "The build did not start. Please publish again.",
    failed: "The build failed: {{why}}. Visitors still see the pages from before.",
    failedSilently:
      "The build failed: it did not say why. Visitors still see the pages from before.",
  },
  page: {
    noAddress: "The name has no letter or digit to make an address from.",
    addressLong: "The address is too long for a page. Save the record to shorten it.",
    addressTaken: "The address {{path}} belongs to another page.",
    unreadable: "It is damaged and cannot be read.",
    pictureElsewhere: "Picture {{n, number}} is not shown, because it was not uploaded here.",
    pictureLost:
      "Picture {{n, number}} is not shown, because it no longer exists. Please upload it again.",
    pictureDamaged:
      "Picture {{n, number}} is not shown, because it is damaged. Please upload it again.",
  },
  backup: {
    sameId: "The id {{id}} appears twice.",
    noAddress: "“{{title}}” has no address that works for a page.",
    sameAddress: "“{{one}}” and “{{other}}” have the same address.",
    badObject: "Entry {{n, number}} is not valid for {{kind}}.",
    records_one: "{{count, number}} record imported.",
    records_other: "{{count, number}} records imported.",
    objects_one: "{{count, number}} object imported.",
    objects_other: "{{count, number}} objects imported.",
  },
  store: {
    away: "Our records cannot be reached at the moment. Please try again shortly.",
    unsure:
      "We could not confirm that this was saved. It may be stored already; if you try again, nothing is stored twice.",
    newer:
      "This data was written by a newer version of the site. Please deploy that version again.",
    unreadable: "Our records cannot be read at the moment.",
    full: "There is no room for more. Please delete what you no longer need, also from the trash.",
  },
  request: {
    fields: "Please check the fields that are marked.",
    again: "Please try again.",
    notFound: "There is nothing at this address.",
    otherSite: "This request came from another site.",
    method: "This address answers to {{methods}} only.",
    internal: "Something went wrong on our side. Please try again. (Reference {{reference}})",
    notJson: "The body must be application/json.",
    badJson: "The body is not valid JSON.",
    noObject: "The body must be a JSON object.",
    tooDeep: "The body is nested too deeply.",
    badForm: "The form is not valid UTF-8.",
    badText: "The body is not valid UTF-8.",
    tooSlow: "The body took too long to arrive.",
    cutOff: "The body ended early.",
    tooLarge: "The body is larger than {{max, number}} KB.",
    notMultipart: "The body must be multipart/form-data.",
    oneFile:
      "The body must be multipart/form-data with exactly one whole file, in the field image.",
    broken: "What you sent did not arrive whole. Please send it again.",
    tooLong: "That is more than can be sent at once. Please shorten it.",
  },
  sent: {
    enquiry: "Message sent successfully!",
    request: "Request submitted successfully!",
    newsletter: "Thank you. Please check your inbox and follow the link to confirm.",
  },
} as const;
