import type { Translation } from "../translation.ts";

export const newsletter: Translation<"bn">["newsletter"] = {
  title: "নিউজলেটার",
  lede: "{{confirmed, number}} জন নিশ্চিত করেছেন, {{pending, number}} জনের নিশ্চিত করা বাকি।",
  export: "CSV এক্সপোর্ট করুন",
  search: "ঠিকানা খুঁজুন",
  filter: "অবস্থা",
  all: "সব",
  /** Beside the filters: how many rows there are, or how many of them are shown. */
  countAll: "মোট {{all, number}}টি",
  countShown: "{{all, number}}টির মধ্যে {{shown, number}}টি",
  columns: { email: "ঠিকানা", state: "অবস্থা", since: "কবে থেকে", actions: "কাজ" },
  states: { confirmed: "নিশ্চিত", pending: "অপেক্ষায়" },
  loading: "ঠিকানা লোড হচ্ছে",
  failed: "ঠিকানাগুলো আনা গেল না",
  exportFailed: "ঠিকানাগুলো এক্সপোর্ট করা গেল না",
  empty: "এখনো কেউ সাবস্ক্রাইব করেননি",
  emptyText: "ব্লগের নিচে কেউ ঠিকানা দিলে তাঁর কাছে একটি ইমেইল যাবে, আর ঠিকানাটি এই তালিকায় আসবে।",
  noMatchTitle: "কোনো ঠিকানা পাওয়া যায়নি",
  noMatchText: "এই খোঁজা আর ফিল্টারে কিছুই মেলে না।",
  clear: "ফিল্টার সরান",
  forget: "{{email}} মুছুন",
  forgetTitle: "{{email}} মুছবেন?",
  forgetText: "ঠিকানাটি স্থায়ীভাবে মুছে যাবে, কেউ চাইলে যা করতে হয়। এ নিয়ে কোনো ইমেইল যাবে না।",
  forgetAction: "ঠিকানা মুছুন",
  forgot: "{{email}} মুছে ফেলা হয়েছে।",
  forgetFailed: "ঠিকানাটি মোছা গেল না",
};
