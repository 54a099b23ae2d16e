import type { api as en } from "../en/api.ts";
import type { Translation } from "../keys.ts";

export const api: Translation<"fr", typeof en> = {
  session: {
    missing: "Veuillez vous connecter.",
    ended: "Vous êtes déconnecté. Veuillez vous reconnecter.",
    forbidden: "Vous n’avez pas l’autorisation de faire cela.",
    begun: "Vous êtes connecté.",
    over: "Vous êtes déconnecté.",
  },
  signIn: {
    wrong: "L’adresse e-mail ou le mot de passe est incorrect.",
    locked: "Trop de mots de passe erronés. Veuillez réessayer dans {{seconds, wait}}.",
    busy: "Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans un instant.",
    unavailable: "La connexion n’est pas disponible pour le moment.",
  },
  password: {
    wrong: "Ce n’est pas votre mot de passe.",
    stale: "Votre mot de passe a été modifié entre-temps.",
    changed: "Mot de passe modifié. Toutes les autres sessions sont déconnectées.",
    common: "Ce mot de passe est l’un des plus courants. Veuillez en choisir un autre.",
    own: "Pour changer votre mot de passe, indiquez l’actuel.",
  },
  users: {
    missing: "Utilisateur introuvable.",
    lastAdmin:
      "C’est le dernier administrateur qui peut se connecter. Donnez d’abord ce rôle à quelqu’un d’autre.",
    emailTaken: "Cette adresse e-mail est déjà utilisée.",
    stale:
      "Quelqu’un d’autre a modifié ce compte entre-temps. Vos modifications n’ont pas été enregistrées.",
    createdBefore: "Cette demande a déjà servi pour une autre adresse. Rien n’a été modifié.",
    saved: "Enregistré.",
    deleted: "Supprimé.",
  },
  record: {
    noAddress: "Il faut au moins une lettre latine ou un chiffre pour l’adresse de la page.",
    addressReserved:
      "L’adresse {{path}} est celle d’une autre page. Veuillez choisir un autre nom.",
    currentVersion: "C’est déjà la version actuelle.",
    versionMissing: "Cette version n’est plus conservée.",
    ifMatch:
      'Indiquez dans If-Match la version modifiée, par exemple "3", pour ne pas écraser le travail de quelqu’un d’autre.',
    missing: "Cette fiche n’existe pas.",
    inTrash: "Cette fiche est dans la corbeille.",
    notInTrash: "Cette fiche n’est pas dans la corbeille.",
    stale: "{{who}} a enregistré entre-temps. Vos modifications n’ont pas été enregistrées.",
    staleUnknown:
      "Quelqu’un a enregistré entre-temps. Vos modifications n’ont pas été enregistrées.",
    restoredMeanwhile: "Quelqu’un d’autre vient de restaurer cette fiche.",
    addressTaken: "« {{title}} » a déjà l’adresse {{path}}. Veuillez choisir un autre nom.",
    addressTakenMeanwhile:
      "« {{title}} » a maintenant l’adresse {{path}}. Renommez ou supprimez d’abord cette fiche.",
    unreadable: "Certaines fiches sont illisibles. Le journal du site les nomme.",
    leftOut_one: "{{count, number}} fiche est illisible et n’est pas affichée.",
    leftOut_many: "{{count, number}} de fiches sont illisibles et ne sont pas affichées.",
    leftOut_other: "{{count, number}} fiches sont illisibles et ne sont pas affichées.",
    notEmpty:
      "Ce site contient déjà des fiches, corbeille comprise. L’importation exige un site vide.",
  },
  /** Translations of records, written by staff. */
  translation: {
    saved: "Traduction enregistrée.",
    stale: "{{who}} a enregistré cette traduction entre-temps. La vôtre n’a pas été enregistrée.",
    contentAway: "Impossible de lire les textes du site. Veuillez réessayer.",
    noField: "Cette fiche n’a pas de texte de ce nom.",
  },
  order: {
    stale: "La liste a changé entre-temps. L’ordre n’a pas été enregistré.",
    incomplete: "L’ordre doit nommer chaque élément une seule fois.",
    saved: "Ordre enregistré.",
  },
  activity: {
    missing: "Cette entrée n’existe plus.",
    undone: "Annulé.",
    undonePartly_one: "{{done, number}} annulés. Un élément a changé depuis et reste tel quel.",
    undonePartly_many:
      "{{done, number}} annulés. {{count, number}} d’éléments ont changé depuis et restent tels quels.",
    undonePartly_other:
      "{{done, number}} annulés. {{count, number}} éléments ont changé depuis et restent tels quels.",
    later:
      "Impossible d’annuler : {{names}} a fait d’autres modifications depuis. Annulez d’abord la plus récente, ou passez par l’historique.",
    notUndoable: "Cette action ne peut pas être annulée.",
    laterBy:
      "Impossible d’annuler : {{name}} l’a modifié depuis. Annulez d’abord cette modification.",
    laterUnknown: "Impossible d’annuler : une autre modification a suivi. Annulez-la d’abord.",
    deletedLater:
      "Impossible d’annuler : l’élément a été supprimé depuis. Annulez d’abord la suppression.",
    restoredLater: "Cet élément est déjà restauré.",
    pictureGone: "Impossible d’annuler : l’image a été supprimée définitivement.",
  },
  checks: {
    empty: "Rien n’est saisi ici : la page se passera de cette partie.",
    overCard:
      "La carte affiche au plus {{max, number}} caractères et coupe le reste ({{now, number}} à présent).",
    noWords:
      "L’image {{n, number}} n’a pas de description pour les personnes qui ne la voient pas.",
    deadLink: "L’adresse {{path}} ne mène nulle part.",
    since: "Le texte dit « depuis {{year}} », une année à venir.",
    otherBudget: "Le texte cite un budget de {{amount}}, mais le champ du budget dit autre chose.",
    endsBefore: "La fin précède le début.",
    completedLater: "Le projet est terminé, mais sa date de fin est à venir.",
    otherFact: "« {{said}} » ne correspond pas à ce que l’agence dit ailleurs : {{known}}.",
    outdated:
      "Le texte a changé depuis sa traduction, les visiteurs le lisent donc en anglais : {{languages}}.",
    untranslated: "Pas encore traduit, les visiteurs le lisent donc en anglais : {{languages}}.",
  },
  agencyFacts: {
    saved: "Informations de l’agence enregistrées.",
    restored: "La version précédente a été restaurée.",
  },
  trash: {
    restored: "Restauré.",
    restoredInactive:
      "Restauré, mais inactif : aucune page ne peut porter ce nom. Renommez-le, puis activez-le.",
    purged: "Supprimé définitivement.",
  },
  picture: {
    edge: "L’image ne doit pas dépasser {{max, number}} pixels de côté.",
    frames: "Une image animée de cette taille est limitée à {{max, number}} images.",
    damaged: "L’image est endommagée ou incomplète.",
    busy: "Cette image est en cours de traitement. Veuillez réessayer.",
    missing: "Il n’y a pas d’image à cette adresse.",
    same: "C’est l’image à remplacer. Choisissez-en une autre.",
    stale:
      "Quelqu’un d’autre a modifié ces descriptions entre-temps. Les vôtres n’ont pas été enregistrées.",
    inUse: {
      record: "« {{title}} » utilise cette image : elle ne peut pas être retirée.",
      draft: "Un brouillon de « {{title}} » utilise cette image : elle ne peut pas être retirée.",
      older:
        "Une ancienne version de « {{title}} » utilise cette image : elle ne peut pas être retirée.",
      trash:
        "« {{title}} », dans la corbeille, utilise cette image : elle ne peut pas être retirée.",
      unnamed: "Cette image est utilisée : elle ne peut pas être retirée.",
    },
    described: "Les descriptions ont été enregistrées.",
    removed: "L’image a été retirée.",
    restored: "L’image a été rétablie.",
  },
  messages: {
    missing: "Message introuvable.",
    withdrawn: "L’expéditeur a retiré ce message, qui est donc supprimé.",
    notInTrash: "Seul un message de la corbeille peut être supprimé définitivement.",
    noteStale: "Quelqu’un d’autre a modifié cette note entre-temps.",
    spamNotMailed:
      "Un message du dossier Spam n’est pas envoyé par e-mail. Déplacez-le d’abord dans la boîte de réception.",
    trashNotMailed:
      "Un message de la corbeille n’est pas envoyé par e-mail. Déplacez-le d’abord dans la boîte de réception.",
    mailSent: "L’e-mail de ce message a déjà été envoyé.",
    movedToSpam: "Ce message a été déplacé vers le spam.",
    movedToTrash: "Ce message a été déplacé dans la corbeille.",
    busy: "Plusieurs personnes déplacent ce message en même temps. Veuillez réessayer.",
    unreadable_one: "{{count, number}} message est illisible et n’est pas affiché.",
    unreadable_many: "{{count, number}} de messages sont illisibles et ne sont pas affichés.",
    unreadable_other: "{{count, number}} messages sont illisibles et ne sont pas affichés.",
    replySent: "Cette réponse a déjà été envoyée.",
    replyMissing: "Réponse introuvable.",
    spamNotAnswered:
      "On ne répond pas aux messages indésirables. Déplacez d’abord celui-ci dans la boîte de réception.",
    trashNotAnswered:
      "On ne répond pas aux messages de la corbeille. Déplacez d’abord celui-ci dans la boîte de réception.",
    ownerTaken: "{{name}} a pris ce message entre-temps.",
    doubleGone: "L’autre message a été fermé ou retiré entre-temps : celui-ci reste ouvert.",
    ownerLeft: "Quelqu’un d’autre a changé le responsable de ce message.",
    noOwner: "Cette personne ne peut pas prendre de messages.",
    manyLabels: "Un message peut avoir {{max, number}} étiquettes au plus.",
  },
  snippets: {
    deleted: "Modèle supprimé.",
    missing: "Ce modèle n’existe plus.",
    stale: "{{name}} a modifié ce modèle entre-temps.",
  },
  readers: { missing: "Adresse introuvable.", deleted: "Adresse supprimée." },
  table: {
    received: "Reçu le (UTC)",
    number: "Numéro",
    added: "Ajouté ensuite",
    answered: "Traité le (UTC)",
    work: { name: "État", open: "ouvert", answered: "traité", closed: "fermé" },
    owner: "Responsable",
    labels: "Étiquettes",
    kind: "Type",
    folder: "Dossier",
    language: "Langue",
    page: "Page",
    from: "Venu depuis",
    note: "Note",
    state: "Statut",
    entered: "Saisie le",
    confirmed: "Confirmée le",
    kinds: { enquiry: "Message", request: "Demande de service" },
    folders: { unread: "non lu", read: "lu", spam: "spam", trash: "corbeille" },
    states: { confirmed: "confirmée", pending: "en attente" },
  },
  schedule: { past: "Choisissez une heure à venir.", order: "Choisissez une fin après le début." },
  preview: {
    shared: "Lien créé.",
    ended: "Le lien ne fonctionne plus.",
    missing: "Ce lien n’existe plus.",
    nothing: "Il n’y a encore rien à montrer. Enregistrez d’abord, ou enregistrez un brouillon.",
    tooMany: "Il y a déjà {{max, number}} liens. Mettez d’abord fin à l’un d’eux.",
    page: {
      title: "Aperçu : {{name}}",
      draft:
        "Aperçu : brouillon de {{name}}, {{at}}. Il n’est pas sur le site. Ce lien fonctionne jusqu’au {{until}}.",
      saved:
        "Aperçu partagé par {{name}} : cette version est enregistrée et n’est peut-être pas encore sur le site. Ce lien fonctionne jusqu’au {{until}}.",
    },
    expired: {
      title: "Cet aperçu a expiré.",
      text: "Le lien a fonctionné jusqu’au {{until}}. Demandez-en un nouveau à {{name}}.",
    },
    over: {
      title: "Cet aperçu est terminé.",
      text: "Le lien ne fonctionne plus. Demandez-en un nouveau à {{name}}.",
    },
    gone: {
      title: "Il n’y a plus rien à montrer ici.",
      text: "Le brouillon a été supprimé, ou bien la page l’a été. Demandez un nouveau lien à {{name}}.",
    },
    unknown: {
      title: "Ce lien ne mène nulle part.",
      text: "Il est peut-être incomplet, ou il a expiré il y a longtemps. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    },
  },
  drafts: {
    saved: "Brouillon enregistré. Les visiteurs ne le voient pas.",
    discarded: "Brouillon supprimé.",
    gone: "Ce brouillon a été supprimé entre-temps.",
    stale: "{{who}} a enregistré ce brouillon entre-temps. Le vôtre n’a pas été enregistré.",
  },
  publish: {
    noHook: "La publication n’est pas configurée ici : il manque au site une BUILD_HOOK_URL.",
    preview: "Un aperçu ne se publie pas.",
    hookGone:
      "La génération n’a pas pu être lancée : le hook indiqué par BUILD_HOOK_URL n’existe pas.",
    hookFailed: "La génération n’a pas pu être lancée. Veuillez réessayer un peu plus tard.",
    begun: "La publication a commencé.",
    asked: "Une génération va commencer et inclura ceci.",
    queued: "La publication suivra dès que la génération en cours sera terminée.",
    soon_one:
      "Tout ce qui est enregistré sera publié ensemble dans environ {{count, number}} minute.",
    soon_other:
      "Tout ce qui est enregistré sera publié ensemble dans environ {{count, number}} minutes.",
    soon_many:
      "Tout ce qui est enregistré sera publié ensemble dans environ {{count, number}} de minutes.",
  },
  build: {
    interrupted: "La génération a été interrompue.",
    notBegun: "La génération n’a pas commencé. Veuillez publier de nouveau.",
    failed: "La génération a échoué : {{why}}. Les visiteurs voient toujours les anciennes pages.",
    failedSilently:
      "La génération a échoué sans dire pourquoi. Les visiteurs voient toujours les anciennes pages.",
    failedAt:
      "La génération a échoué à « {{title}} » : {{why}}. Les visiteurs voient toujours les anciennes pages.",
  },
  page: {
    noAddress: "Son nom n’a ni lettre ni chiffre dont une adresse puisse être faite.",
    addressLong:
      "Son adresse est trop longue pour une page. Un nouvel enregistrement la raccourcit.",
    addressTaken: "L’adresse {{path}} appartient à une autre page.",
    unreadable: "Les données sont endommagées et illisibles.",
    pictureElsewhere:
      "L’image {{n, number}} n’est pas affichée, car elle n’a pas été téléversée ici.",
    pictureLost:
      "L’image {{n, number}} n’est pas affichée, car elle n’est plus conservée. Veuillez la téléverser de nouveau.",
    pictureDamaged:
      "L’image {{n, number}} n’est pas affichée, car elle est endommagée. Veuillez la téléverser de nouveau.",
  },
  backup: {
    sameId: "L’identifiant {{id}} apparaît deux fois.",
    noAddress: "« {{title}} » n’a pas d’adresse de page valable.",
    sameAddress: "« {{one}} » et « {{other}} » ont la même adresse.",
    badObject: "L’entrée {{n, number}} n’est pas valable pour {{kind}}.",
    records_one: "{{count, number}} élément importé.",
    records_many: "{{count, number}} d’éléments importés.",
    records_other: "{{count, number}} éléments importés.",
    objects_one: "{{count, number}} objet importé.",
    objects_many: "{{count, number}} d’objets importés.",
    objects_other: "{{count, number}} objets importés.",
  },
  store: {
    away: "Nos données sont inaccessibles pour le moment. Veuillez réessayer un peu plus tard.",
    unsure:
      "Nous n’avons pas pu confirmer l’enregistrement. Réessayez sans risque : rien n’est enregistré deux fois.",
    newer:
      "Ces données viennent d’une version plus récente du site. Veuillez redéployer cette version.",
    unreadable: "Nos données ne peuvent pas être lues pour le moment.",
    full: "Il n’y a plus de place. Supprimez ce qui ne sert plus, y compris dans la corbeille.",
  },
  request: {
    fields: "Veuillez revoir les champs signalés.",
    again: "Veuillez réessayer.",
    notFound: "Il n’y a rien à cette adresse.",
    otherSite: "Cette demande vient d’un autre site.",
    method: "Cette adresse ne répond qu’à {{methods}}.",
    internal:
      "Un problème est survenu de notre côté. Veuillez réessayer. (Référence {{reference}})",
    notJson: "Le contenu doit être du type application/json.",
    badJson: "Le contenu n’est pas du JSON valide.",
    noObject: "Le contenu doit être un objet JSON.",
    tooDeep: "Le contenu a trop de niveaux imbriqués.",
    badForm: "Le formulaire n’est pas de l’UTF-8 valide.",
    badText: "Le contenu n’est pas de l’UTF-8 valide.",
    tooSlow: "Le contenu a mis trop de temps à arriver.",
    cutOff: "Le contenu s’est interrompu avant la fin.",
    tooLarge: "Le contenu dépasse {{max, number}} Ko.",
    notMultipart: "Le contenu doit être du type multipart/form-data.",
    oneFile:
      "Le contenu doit être du type multipart/form-data, avec un seul fichier complet dans le champ image.",
    broken: "Votre envoi est arrivé incomplet. Veuillez le renvoyer.",
    tooLong: "Votre envoi est trop long. Veuillez le raccourcir.",
  },
  sent: {
    enquiry: "Message envoyé !",
    request: "Demande envoyée !",
    newsletter: "Merci. Consultez votre boîte de réception et suivez le lien pour confirmer.",
  },
};
