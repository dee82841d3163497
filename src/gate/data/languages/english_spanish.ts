import type { Language } from "./language.ts";

/** The two languages whose function words are kept apart, in `stopwords/`, and always apply. */
export const englishComment = (): Language => ({
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
course generally broadly largely way manner sort kind speaking granted arguably fundamentally somehow anyhow plainly needless doubt collaborat* cooperat* communication handle* manage* overall thorough* detail* worth deserves needs taken option options suitable found control kept raised valid fair noted
everyone everybody know knows known key factor* research helpful look* review* regular* adjust* required require balanced approach outcome* satisf* seriously due angle* perspective* element* ensure ensur* improv* effort* focus* vital crucial essential* bear bearing remember* view views
interestingly surprisingly curiously strikingly notably fortunately unfortunately sadly hopefully presumably
apparently evidently seemingly supposedly allegedly reportedly literally absolutely totally utterly
undoubtedly unquestionably ironically incidentally anyway gosh hmm`,
  phrases: `
at the end of the day
as a matter of fact
for what it is worth
when all is said and done
by and large
more or less
in my view
in my opinion
to be fair
to be honest
to be sure
to tell the truth
to some extent
to a certain extent
needless to say
it goes without saying
in other words
first of all
last but not least
all things considered
for all intents and purposes
on the whole
in the end
in the long run
at least in part
if you ask me
as you know
as we all know
in a way
in a sense
in a manner of speaking
so to speak
as it were
after all
without a doubt
no doubt
for the most part
at this point in time
point of view
that being said
having said that`,
});

export const spanishComment = (): Language => ({
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
alguna manera forma supuesto realidad general fondo modo vez cierta sentido pasar alto tener* trata conviene hay colabora* superar* dificultad* gestion* valora* sopesa* estar estoy atent* cerca tomar* oportun* ello convendria pensar* vale pena ignorar* omitir* pie letra duda claro digamos
todos sabe* clave factor* presente merece* detenimiento analiz* revis* periodic* ajust* equilibrad* enfoque* permit* resultado* satisfactori* debido tiempo aborda* angulo* perspectiv* elemento* garantiz* mejor* esfuerzo* vital crucial esencial* recordar* atencion
curiosamente sorprendentemente notablemente afortunadamente lamentablemente desgraciadamente
supuestamente presuntamente aparentemente literalmente absolutamente totalmente indudablemente
ironicamente ciertamente probablemente seguramente posiblemente verdaderamente`,
  phrases: `
a decir verdad
la verdad
por así decirlo
desde luego
sin duda
sin lugar a dudas
en mi opinión
a mi juicio
en cierto modo
en cierta medida
hasta cierto punto
al fin y al cabo
a fin de cuentas
en resumidas cuentas
en definitiva
de hecho
de alguna manera
por supuesto
claro está
como es sabido
como todos sabemos
en otras palabras
en primer lugar
en última instancia
en el fondo
a grandes rasgos
en líneas generales
más o menos
por lo general
por regla general
punto de vista
dicho esto
ni que decir tiene
a largo plazo`,
});
