import type { Language } from "./language.ts";

/**
 * Languages whose function words alone are known: enough to tell their texts from English and
 * Spanish and to leave what is no content word out.
 */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  gl: `
o os a as do dos da das no nos na nas ao aos á ás un unha uns unhas dun dunha nun nunha polo pola polos polas
e ou mais pero nin se que quen cal cales como cando onde porque para por con sen en de sobre baixo ata desde
non si xa aínda máis menos moi tamén só é son está están foi eran ser estar ten teñen hai pode poden debe deben
este esta isto ese esa iso aquel seu súa seus súas meu miña nós vós eles elas lle lles me te`,
  eu: `
eta edo baina ere ez bai da dira dago daude zen ziren du dute dituzte ditu zuen zuten bat batzuk bere beren
hau hori hura hauek horiek honek horrek nor zer non noiz nola zergatik baita baino bezala arte gabe izan egin
behar daiteke dezake dela duen diren dagoen`,
  ga: `
an na agus ach nó le ag ar as do de go sa san faoi gan mar má dá níos tá níl bhfuil raibh is ní cén cad conas
sin seo siad sé sí mé tú muid a atá leis gach féidir bheith chun nach`,
  cy: `
y yr yn ac ar i o gan gyda am at dros dan mae maen oes nid ddim yw ydy ydyn oedd bydd wedi ei eu ein fy eich
hwn hon hyn sydd ond neu os pan pam sut beth pwy`,
  is: `
og eða en sem að í á við með fyrir til frá um úr af er eru var voru ekki það þetta þessi þess því þeir þær þau
hann hún við þið ég þú hefur hafa verður vera þegar hvort hvernig mjög líka bara allt allir engin`,
  sq: `
dhe ose por që në me nga për të një është janë nuk mund duhet kjo ky këto ato ata ajo do si kur nëse më
edhe vetëm shumë pa deri kështu sepse`,
  af: `
die nie het van en is wat vir met op om te hulle hierdie ook maar moet sal word deur ons baie wanneer omdat
nog soos tussen elke geen kan sou dit daar hy sy jy ek`,
  eo: `
la kaj aŭ sed ne estas estis estos esti de al en kun por pri per sur sen ĉe ĝis ĉar ke se kiam kiu kiuj kio
kiel tio tiu ĉi mi vi li ŝi ĝi ni ili oni havas povas devas ankaŭ nur pli tre ĉiuj`,
  mt: `
il l u ta tal ma mill fil għal għall li jew imma mhux hija huwa huma kien kienu dan din dawn biex billi għax
meta fejn kif minn kollha biss ukoll`,
  tl: `
ang ng mga sa na ay at hindi may wala ito iyon kung kapag dahil para pero ngunit siya sila kami tayo namin
natin nila niya ko mo rin din lang lamang naman upang mula bawat`,
  az: `
və bu bir üçün ilə da də ki amma lakin çünki əgər deyil var yox olan olaraq olur edir çox daha hər bütün
onlar biz siz mən sən onun onların isə yalnız kimi`,
  uz: `
va bu bir uchun bilan ham lekin ammo chunki agar emas bor yoʻq boʻlgan kerak mumkin juda koʻp har barcha ular
biz siz men uning ularning faqat yoki`,
  ms: `
dan atau tetapi kerana jika bila yang untuk dari pada di ke dalam ini itu tidak bukan adalah ialah akan telah
sudah boleh dapat mesti perlu lebih sangat semua mereka kami kita anda ia juga sahaja oleh dengan`,
  nn: `
ikkje ein eit ei dei frå vere vera vert berre meir korleis kvifor kva kvar noko nokon mykje eg me dykk denne
dette desse då når om og på med for til av som skal må kan vil har er var`,
};

export const functionWordsOnly = (): Language[] =>
  Object.entries(FUNCTION_WORDS).map(([code, stop]) => ({ code, stop, weak: "" }));
