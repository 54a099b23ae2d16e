import type { Translation } from "../translation.ts";

export const trash: Translation<"fr">["trash"] = {
  title: "Corbeille",
  lede: "Ce qui est supprimé reste ici {{days, number}} jours et peut être restauré.",
  messages: "Messages supprimés",
  columns: { what: "Supprimé", kind: "Type", by: "Par", until: "Effacé définitivement le", actions: "Actions" },
  kinds: { services: "Service", projects: "Projet" },
  loading: "Chargement de la corbeille",
  failed: "Impossible de charger la corbeille",
  empty: "La corbeille est vide",
  emptyText: "Les services et les projets supprimés arriveront ici.",
  restore: "Restaurer",
  restoreOne: "Restaurer {{title}}",
  restored: "{{title}} : restauré.",
  restoreFailed: "La restauration a échoué",
  purgeOne: "Supprimer définitivement {{title}}",
  purgeTitle: "Supprimer définitivement {{title}} ?",
  purgeText: "Tout son historique disparaît aussi. Cette action est irréversible.",
  purgeAction: "Supprimer définitivement",
  purged: "{{title}} : supprimé définitivement.",
  purgeFailed: "La suppression définitive a échoué",
};
