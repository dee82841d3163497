/** Spanish words that carry no content of their own here, written without accents. */
export const SPANISH = `
el la lo los las un una unos unas al del
yo me mi mis tu te ti tus ella ello ellos ellas nos os se si su sus le les
nosotros vosotros usted ustedes nuestro nuestra nuestros nuestras
este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
que quien cual cuales cuando donde como porque
con contra de desde en entre hacia hasta para por sin sobre
ni pero sino aunque pues
es era eran ser fue fueron sido siendo estan estaba estar hay ha han habia haber he hemos
puede pueden poder debe deben debemos deberia deberian deberiamos
muy mas menos mucho mucha muchos muchas poco poca tan tanto ya tambien
todo toda todos todas otro otra otros otras algo
`;

/** Negations, fillers and empty evaluations, which carry none either. */
export const SPANISH_FILLERS = `
no tampoco
realmente simplemente bien mal bueno buena malo mala
`;
