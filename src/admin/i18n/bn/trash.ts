import type { RecordKind } from "#domain/record.ts";
import type { Translation } from "../translation.ts";

export const trash: Translation<"bn">["trash"] = {
  title: "ট্র্যাশ",
  lede: "যা মোছা হয় তা {{days, number}} দিন এখানে থাকে, এর মধ্যে ফিরিয়ে আনা যায়।",
  messages: "মুছে ফেলা বার্তা",
  columns: { what: "যা মোছা হয়েছে", kind: "ধরন", by: "কে মুছেছেন", until: "একেবারে মুছবে", actions: "কাজ" },
  kinds: { services: "সেবা", projects: "প্রজেক্ট" } satisfies Record<RecordKind, string>,
  loading: "ট্র্যাশ লোড হচ্ছে",
  failed: "ট্র্যাশ আনা গেল না",
  empty: "ট্র্যাশ খালি",
  emptyText: "কেউ কোনো সেবা বা প্রজেক্ট মুছলে তা এখানে আসবে।",
  restore: "ফিরিয়ে আনুন",
  restoreOne: "{{title}} ফিরিয়ে আনুন",
  restored: "{{title}} ফিরিয়ে আনা হয়েছে।",
  restoreFailed: "ফিরিয়ে আনা গেল না",
  purgeOne: "{{title}} স্থায়ীভাবে মুছুন",
  purgeTitle: "{{title}} স্থায়ীভাবে মুছবেন?",
  purgeText: "এর পুরো ইতিহাসও মুছে যাবে। আর ফিরিয়ে আনা যাবে না।",
  purgeAction: "স্থায়ীভাবে মুছুন",
  purged: "{{title}} স্থায়ীভাবে মুছে ফেলা হয়েছে।",
  purgeFailed: "স্থায়ীভাবে মোছা গেল না",
};
