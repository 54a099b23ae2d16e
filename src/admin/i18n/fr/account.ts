import type { Translation } from "../translation.ts";

export const account: Translation<"fr">["account"] = {
  title: "Mon compte",
  lede: "{{name}}, {{role}}",
  card: "Changer de mot de passe",
  note: "Vous devrez vous reconnecter sur tous vos autres appareils.",
  old: "Mot de passe actuel",
  fresh: "Nouveau mot de passe",
  freshNote: "Au moins {{min, number}} caractères. L’idéal : quelques mots que personne d’autre ne réunirait.",
  again: "Nouveau mot de passe, encore une fois",
  submit: "Changer de mot de passe",
  failed: "Impossible de changer le mot de passe",
  details: "Qui vous êtes",
  name: "Nom",
  email: "E-mail",
  role: "Rôle",
  detailsNote: "Un administrateur peut les modifier sous Utilisateurs.",
  languageNote: "Ce choix vaut pour ce navigateur, ici et sur le site.",
};
