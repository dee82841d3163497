import type { Language } from "./language.ts";

/** The two languages whose function words are kept apart, in `stopwords/`, and always apply. */
export const ENGLISH_COMMENT: Language = {
  code: "en",
  stop: "",
  weak: `
opinion* think thinks believe believes agree agrees agreed disagree disagrees argue argues statement say
says said true untrue false correct incorrect important importance aspect* issue* matter* topic* concern*
consider* consideration* thought* thoughtful* careful* carefully serious* seriously attention* ignored
forget forgotten overlooked neglected case cases situation* problem* solution* risk risks planning
measure* appropriate* necessary* needed possible possibl* clear* obvious* involved parties stakeholder*
advantage* disadvantage* pros cons weigh* monitor* closely reduce* mitigat* minimum minimi* future general*
different sides people thing things understandable understand relevant discuss* decision* deserve*
firstly secondly thirdly first second third respect proper* address* account taken kept mind simply
honest* frankly fact essentially naturally ultimately indeed admittedly certainly
nevertheless nonetheless balanced depends context various factors
course generally broadly largely way manner sort kind speaking granted arguably fundamentally somehow anyhow plainly needless doubt collaborat* cooperat* communication handle* manage* overall thorough* detail* worth deserves needs taken option options suitable found control kept raised valid fair noted`,
};

export const SPANISH_COMMENT: Language = {
  code: "es",
  stop: "",
  weak: `
opinion* opino creo pienso acuerdo desacuerdo verdad verdadero falso cierto afirm* importante* importancia
punto* aspecto* cuestion* tema* argumento* reflex* reflexion* considera* cuenta tomar tomarse tenerse
atencion* cuidado* cuidadosamente serio* seriamente seriedad olvidar* caso* situacion* problema* solucion*
encontrar riesgo* planificacion plan medida* adecuad* apropiad* necesari* necesidad posible* claro clara
evidente* involucrad* implicad* partes ventaja* desventaja* inconveniente* sopesar* vigilar seguiremos
reducir* minimo futuro general* diferente* lados personas cosas entiendo comprensible* pertinente* discut*
decision* merece* primero segundo tercero lugar honestamente sinceramente francamente obviamente
evidentemente realmente basicamente digamos naturalmente efectivamente
alguna manera forma supuesto realidad general fondo modo vez cierta sentido pasar alto tener* trata conviene hay colabora* superar* dificultad* gestion* valora* sopesa* estar estoy atent* cerca tomar* oportun* ello convendria pensar* vale pena ignorar* omitir* pie letra duda claro digamos`,
};
