import type { api as en } from "../en/api.ts";
import type { Translation } from "../keys.ts";

export const api: Translation<"es", typeof en> = {
  session: {
    missing: "Inicie sesión, por favor.",
    ended: "Su sesión está cerrada. Inicie sesión de nuevo, por favor.",
    forbidden: "No tiene permiso para hacer esto.",
    begun: "Inició sesión.",
    over: "Cerró la sesión.",
  },
  signIn: {
    wrong: "La dirección de correo o la contraseña no es correcta.",
    locked: "Demasiadas contraseñas incorrectas. Inténtelo de nuevo en {{seconds, wait}}.",
    busy: "Muchas personas están iniciando sesión ahora mismo. Inténtelo de nuevo en un momento.",
    unavailable: "No se puede iniciar sesión en este momento.",
  },
  password: {
    wrong: "No es su contraseña.",
    stale: "Su contraseña se cambió mientras tanto.",
    changed: "Contraseña cambiada. Todas las demás sesiones se cerraron.",
    common: "Es una de las contraseñas más comunes. Elija otra, por favor.",
    own: "Para cambiar su contraseña, escriba la actual.",
  },
  users: {
    missing: "No se encontró a esa persona.",
    lastAdmin: "Es la última persona administradora que puede iniciar sesión. Nombre antes a otra.",
    emailTaken: "Este correo ya está en uso.",
    stale: "Alguien cambió esta cuenta mientras tanto. Sus cambios no se guardaron.",
    createdBefore: "Esta solicitud ya se usó para otra dirección. No se cambió nada.",
    saved: "Guardado.",
    deleted: "Eliminado.",
  },
  record: {
    noAddress: "Hace falta al menos una letra latina o una cifra para la dirección de la página.",
    addressReserved: "La dirección {{path}} es de otra página. Elija otro nombre, por favor.",
    currentVersion: "Esta ya es la versión actual.",
    versionMissing: "Esta versión ya no se conserva.",
    ifMatch:
      'Indique en If-Match la versión que cambió, como "3", para no sobrescribir el trabajo de otra persona.',
    missing: "Esta ficha no existe.",
    inTrash: "Esta ficha está en la papelera.",
    notInTrash: "Esta ficha no está en la papelera.",
    stale: "{{who}} guardó mientras tanto. Sus cambios no se guardaron.",
    staleUnknown: "Alguien guardó mientras tanto. Sus cambios no se guardaron.",
    restoredMeanwhile: "Otra persona acaba de restaurar esta ficha.",
    addressTaken: "«{{title}}» ya tiene la dirección {{path}}. Elija otro nombre, por favor.",
    addressTakenMeanwhile:
      "«{{title}}» tiene ahora la dirección {{path}}. Cambie antes su nombre o elimine esa ficha.",
    unreadable: "Algunas fichas no se pueden leer. El registro del sitio las nombra.",
    leftOut_one: "{{count, number}} ficha no se puede leer y no se muestra.",
    leftOut_many: "{{count, number}} de fichas no se pueden leer y no se muestran.",
    leftOut_other: "{{count, number}} fichas no se pueden leer y no se muestran.",
    notEmpty:
      "Este sitio ya tiene fichas, contando la papelera. Solo se puede importar en un sitio vacío.",
  },
  /** Translations of records, written by staff. */
  translation: {
    saved: "Traducción guardada.",
    stale: "{{who}} guardó esta traducción mientras tanto. La suya no se guardó.",
    contentAway: "No se pudieron leer los textos del sitio. Inténtelo de nuevo.",
    noField: "Esta ficha no tiene ese texto.",
  },
  order: {
    stale: "La lista cambió mientras tanto. El orden no se guardó.",
    incomplete: "El orden debe nombrar cada elemento una sola vez.",
    saved: "Orden guardado.",
  },
  activity: {
    missing: "Esta entrada ya no existe.",
    undone: "Deshecho.",
    undonePartly_one: "{{done, number}} deshechos. Un elemento cambió después y queda como está.",
    undonePartly_many:
      "{{done, number}} deshechos. {{count, number}} de elementos cambiaron después y quedan como están.",
    undonePartly_other:
      "{{done, number}} deshechos. {{count, number}} elementos cambiaron después y quedan como están.",
    later:
      "No se puede deshacer: {{names}} hizo otros cambios después. Deshaga primero el más reciente o use el historial.",
    notUndoable: "Esta acción no se puede deshacer.",
    laterBy: "No se puede deshacer: {{name}} lo cambió después. Deshaga primero ese cambio.",
    laterUnknown: "No se puede deshacer: hubo otro cambio después. Deshaga primero ese cambio.",
    deletedLater: "No se puede deshacer: se eliminó después. Deshaga primero la eliminación.",
    restoredLater: "Esto ya se restauró.",
    pictureGone: "No se puede deshacer: la imagen se eliminó definitivamente.",
  },
  checks: {
    empty: "Aquí no hay nada, así que la página no tendrá esta parte.",
    overCard:
      "La tarjeta muestra como máximo {{max, number}} caracteres y corta el resto (ahora {{now, number}}).",
    noWords: "La imagen {{n, number}} no tiene descripción para quienes no pueden verla.",
    deadLink: "La dirección {{path}} no lleva a ninguna parte.",
    since: "Dice «desde {{year}}», un año que todavía no llegó.",
    otherBudget:
      "El texto habla de un presupuesto de {{amount}}, pero el campo del presupuesto dice otra cosa.",
    endsBefore: "Termina antes de empezar.",
    completedLater: "El proyecto está terminado, pero su fecha de fin todavía no llegó.",
    otherFact: "«{{said}}» no coincide con lo que la agencia dice en otros lugares: {{known}}.",
    outdated:
      "El texto cambió desde su traducción, así que los visitantes lo leen en inglés: {{languages}}.",
    untranslated: "Todavía sin traducir, así que los visitantes lo leen en inglés: {{languages}}.",
  },
  agencyFacts: {
    saved: "Datos de la agencia guardados.",
    restored: "Se restauró la versión anterior.",
  },
  trash: {
    restored: "Restaurado.",
    restoredInactive:
      "Restaurado, pero inactivo: ninguna página puede llevar ese nombre. Cámbielo y actívelo después.",
    purged: "Eliminado definitivamente.",
  },
  picture: {
    edge: "La imagen debe tener como máximo {{max, number}} píxeles por lado.",
    frames: "Una imagen animada de este tamaño admite como máximo {{max, number}} fotogramas.",
    damaged: "La imagen está dañada o incompleta.",
    busy: "Esta imagen se está procesando en este momento. Inténtelo de nuevo, por favor.",
    missing: "No hay ninguna imagen en esta dirección.",
    same: "Esta es la imagen que quiere reemplazar. Elija otra.",
    stale: "Otra persona cambió estas descripciones mientras tanto. Las suyas no se guardaron.",
    inUse: {
      record: "«{{title}}» usa esta imagen, por lo que no se puede retirar.",
      draft: "Un borrador de «{{title}}» usa esta imagen, por lo que no se puede retirar.",
      older: "Una versión anterior de «{{title}}» usa esta imagen, por lo que no se puede retirar.",
      trash: "«{{title}}», en la papelera, usa esta imagen, por lo que no se puede retirar.",
      unnamed: "Esta imagen está en uso, por lo que no se puede retirar.",
    },
    described: "Las descripciones se guardaron.",
    removed: "La imagen se retiró.",
    restored: "La imagen se restauró.",
  },
  messages: {
    missing: "Ese mensaje no existe.",
    withdrawn: "Quien envió este mensaje lo retiró, así que está eliminado.",
    notInTrash: "Solo un mensaje de la papelera se puede eliminar definitivamente.",
    noteStale: "Alguien cambió esta nota mientras tanto.",
    spamNotMailed:
      "Un mensaje de spam no se envía por correo. Muévalo antes a la bandeja de entrada.",
    trashNotMailed:
      "Un mensaje de la papelera no se envía por correo. Muévalo antes a la bandeja de entrada.",
    mailSent: "El correo de este mensaje ya se envió.",
    movedToSpam: "Este mensaje se movió a la carpeta de spam.",
    movedToTrash: "Este mensaje se movió a la papelera.",
    busy: "Varias personas están moviendo este mensaje. Inténtelo de nuevo, por favor.",
    unreadable_one: "{{count, number}} mensaje no se puede leer y no se muestra.",
    unreadable_many: "{{count, number}} de mensajes no se pueden leer y no se muestran.",
    unreadable_other: "{{count, number}} mensajes no se pueden leer y no se muestran.",
    replySent: "Esta respuesta ya se envió.",
    replyMissing: "Respuesta no encontrada.",
    spamNotAnswered:
      "Los mensajes de spam no se responden. Mueva antes este a la bandeja de entrada.",
    trashNotAnswered:
      "Los mensajes de la papelera no se responden. Mueva antes este a la bandeja de entrada.",
    ownerTaken: "{{name}} tomó este mensaje entretanto.",
    doubleGone: "El otro mensaje se cerró o se retiró mientras tanto, así que este queda abierto.",
    ownerLeft: "Otra persona cambió el responsable de este mensaje.",
    noOwner: "Esta persona no puede recibir mensajes.",
    manyLabels: "Un mensaje puede tener como máximo {{max, number}} etiquetas.",
  },
  snippets: {
    deleted: "Plantilla eliminada.",
    missing: "Esta plantilla ya no existe.",
    stale: "{{name}} cambió esta plantilla entretanto.",
  },
  readers: { missing: "Esa dirección no existe.", deleted: "Dirección eliminada." },
  table: {
    received: "Recibido (UTC)",
    number: "Número",
    added: "Agregado después",
    answered: "Respondido (UTC)",
    work: { name: "Estado", open: "abierto", answered: "respondido", closed: "cerrado" },
    owner: "Responsable",
    labels: "Etiquetas",
    kind: "Tipo",
    folder: "Carpeta",
    language: "Idioma",
    page: "Página",
    from: "Llegó desde",
    note: "Nota",
    state: "Estado",
    entered: "Agregada",
    confirmed: "Confirmada",
    kinds: { enquiry: "Consulta", request: "Solicitud de servicio" },
    folders: { unread: "sin leer", read: "leído", spam: "spam", trash: "papelera" },
    states: { confirmed: "confirmada", pending: "pendiente" },
  },
  schedule: { past: "Elija una hora futura.", order: "Elija un final posterior al comienzo." },
  preview: {
    shared: "Enlace creado.",
    ended: "El enlace ya no funciona.",
    missing: "Este enlace ya no existe.",
    nothing: "Aún no hay nada que mostrar. Guárdelo primero, o guarde un borrador.",
    tooMany: "Ya hay {{max, number}} enlaces. Termine uno primero.",
    page: {
      title: "Vista previa: {{name}}",
      draft:
        "Vista previa: borrador de {{name}}, {{at}}. No está en el sitio. Este enlace funciona hasta el {{until}}.",
      saved:
        "Vista previa compartida por {{name}}: esta versión está guardada y quizá aún no esté en el sitio. Este enlace funciona hasta el {{until}}.",
    },
    expired: {
      title: "Esta vista previa caducó.",
      text: "El enlace funcionó hasta el {{until}}. Pida uno nuevo a {{name}}.",
    },
    over: {
      title: "Esta vista previa terminó.",
      text: "El enlace ya no funciona. Pida uno nuevo a {{name}}.",
    },
    gone: {
      title: "Aquí ya no hay nada que mostrar.",
      text: "El borrador se descartó, o la página se eliminó. Pida un enlace nuevo a {{name}}.",
    },
    unknown: {
      title: "Este enlace no lleva a ninguna parte.",
      text: "Puede que esté incompleto o que haya caducado hace tiempo. Pida uno nuevo a la persona que se lo envió.",
    },
  },
  drafts: {
    saved: "Borrador guardado. Los visitantes no lo ven.",
    discarded: "Borrador descartado.",
    gone: "Entretanto se descartó este borrador.",
    stale: "{{who}} guardó este borrador entretanto. El suyo no se guardó.",
  },
  publish: {
    noHook: "Aquí no se puede publicar: al sitio le falta una BUILD_HOOK_URL.",
    preview: "Una vista previa no se publica.",
    hookGone: "No se pudo iniciar la compilación: el hook de BUILD_HOOK_URL no existe.",
    hookFailed: "No se pudo iniciar la compilación. Inténtelo de nuevo en breve.",
    begun: "La publicación comenzó.",
    asked: "Una compilación está por comenzar e incluirá esto.",
    queued: "La publicación seguirá en cuanto termine la compilación en curso.",
    soon_one: "Todo lo guardado se publicará junto en {{count, number}} minuto aproximadamente.",
    soon_other: "Todo lo guardado se publicará junto en {{count, number}} minutos aproximadamente.",
    soon_many:
      "Todo lo guardado se publicará junto en {{count, number}} de minutos aproximadamente.",
  },
  build: {
    interrupted: "La compilación se interrumpió.",
    notBegun: "La compilación no empezó. Vuelva a publicar.",
    failed: "La compilación falló: {{why}}. Los visitantes siguen viendo las páginas anteriores.",
    failedSilently:
      "La compilación falló sin decir por qué. Los visitantes siguen viendo las páginas anteriores.",
    failedAt:
      "La compilación falló en «{{title}}»: {{why}}. Los visitantes siguen viendo las páginas anteriores.",
  },
  page: {
    noAddress: "Su nombre no tiene letras ni cifras con las que formar una dirección.",
    addressLong:
      "Su dirección es demasiado larga para una página. Al guardar recibirá una más corta.",
    addressTaken: "La dirección {{path}} pertenece a otra página.",
    unreadable: "Está dañado y no se puede leer.",
    pictureElsewhere: "La imagen {{n, number}} no se muestra porque no se subió aquí.",
    pictureLost:
      "La imagen {{n, number}} no se muestra porque ya no se conserva. Vuelva a subirla.",
    pictureDamaged: "La imagen {{n, number}} no se muestra porque está dañada. Vuelva a subirla.",
  },
  backup: {
    sameId: "El identificador {{id}} aparece dos veces.",
    noAddress: "«{{title}}» no tiene una dirección de página válida.",
    sameAddress: "«{{one}}» y «{{other}}» tienen la misma dirección.",
    badObject: "La entrada {{n, number}} no es válida para {{kind}}.",
    records_one: "{{count, number}} elemento importado.",
    records_many: "{{count, number}} de elementos importados.",
    records_other: "{{count, number}} elementos importados.",
    objects_one: "{{count, number}} objeto importado.",
    objects_many: "{{count, number}} de objetos importados.",
    objects_other: "{{count, number}} objetos importados.",
  },
  store: {
    away: "En este momento no podemos acceder a nuestros datos. Inténtelo de nuevo en breve.",
    unsure:
      "No pudimos confirmar que se haya guardado. Puede intentarlo de nuevo: nada se guarda dos veces.",
    newer: "Estos datos son de una versión más reciente del sitio. Vuelva a publicar esa versión.",
    unreadable: "En este momento no podemos leer nuestros datos.",
    full: "Ya no hay espacio. Elimine lo que ya no haga falta, también de la papelera.",
  },
  request: {
    fields: "Revise los campos marcados, por favor.",
    again: "Inténtelo de nuevo, por favor.",
    notFound: "No hay nada en esta dirección.",
    otherSite: "Esta petición viene de otro sitio.",
    method: "Esta dirección solo responde a {{methods}}.",
    internal:
      "Algo falló de nuestro lado. Inténtelo de nuevo, por favor. (Referencia {{reference}})",
    notJson: "El contenido debe ser application/json.",
    badJson: "El contenido no es JSON válido.",
    noObject: "El contenido debe ser un objeto JSON.",
    tooDeep: "El contenido tiene demasiados niveles anidados.",
    badForm: "El formulario no es UTF-8 válido.",
    badText: "El contenido no es UTF-8 válido.",
    tooSlow: "El contenido tardó demasiado en llegar.",
    cutOff: "El contenido se cortó antes de tiempo.",
    tooLarge: "El contenido supera los {{max, number}} KB.",
    notMultipart: "El contenido debe ser multipart/form-data.",
    oneFile:
      "El contenido debe ser multipart/form-data, con un solo archivo completo en el campo image.",
    broken: "Su envío llegó incompleto. Envíelo de nuevo, por favor.",
    tooLong: "El envío es demasiado largo. Acórtelo, por favor.",
  },
  sent: {
    enquiry: "¡Mensaje enviado!",
    request: "¡Solicitud enviada!",
    newsletter: "Gracias. Revise su correo y siga el enlace para confirmar, por favor.",
  },
};
