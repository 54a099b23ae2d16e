/** Words around the preview; what it shows is the public page in English. */
import type { Translation } from "../translation.ts";

export const preview: Translation<"bn">["preview"] = {
  title: "প্রিভিউ",
  card: "কার্ড",
  page: "পাতা",
  phone: "ফোন",
  desktop: "ডেস্কটপ",
  look: "যা দেখানো হচ্ছে",
  width: "প্রস্থ",
  frames: { phone: "প্রিভিউ: ফোন", desktop: "প্রিভিউ: ডেস্কটপ" },
  loading: "প্রিভিউ লোড হচ্ছে",
  failed: "প্রিভিউ আনা গেল না",
  enlarge: "বড় করে দেখুন",
};
