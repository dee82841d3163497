import type { Language } from "./language.ts";

export const finnish = (): Language => ({
  code: "fi",
  stop: `
ja tai mutta vaan sekä että jos kun koska vaikka kuin jotta joka jotka jonka jota jossa josta johon mikä
mitä missä mistä mihin miten miksi milloin kuka ketä kenen
minä sinä hän me te he minun sinun hänen meidän teidän heidän meitä heitä häntä minua meille heille hänelle
se ne tämä nämä tuo nuo sen sitä siinä siitä siihen sillä sille niitä niiden niistä niissä tätä tämän tässä
tästä tähän
on olen olet olemme ovat oli olivat olla ollut olleet olisi olisivat ole ei en et emme ette eivät ollaan
voi voivat voisi pitää pitäisi täytyy saa saada tulee
älä myös vain jo vielä aina hyvin niin näin enemmän enää kaikki kaikkia koko joku jokin jotain muu muut
muita sama nyt siis kyllä ehkä
ilman kanssa ennen jälkeen yli alle asti mukaan
todella oikeastaan rehellisesti sanottuna yksinkertaisesti tietenkin varmasti itse asiassa periaatteessa
aika melko toki suoraan`,
  weak: `
mielestä* mieltä mielipi* luulen uskon ajattel* samaa totta väärin oikein väit* tärke* näkökulm* näkökoh*
seikka* seikat kohta* kysymy* aihe* peruste* argument* harkit* harkinta* huomio* ottaa otettava huolel*
vakav* unohta* asia* tapau* tilan* ongelm* ratkai* löy* riski* suunnit* toimen* asianmuk* sopiv* tarv*
tarpe* mahdolli* selv* ilmei* osapuol* aika* ajoissa hyvä* huono* etu* edut haitat haitto* punni* seura*
vähent* vähimm* minim* tulevai* ylei* eri puol* ihmi* ymmär* oleelli* keskust* päät* ensin* toiseksi
kolmanneksi pohdit*
tavallaan ylipää* käytännös* ehdottomasti otettava kyseessä kannattaa miettiä tarkkaan pohti* hoita* yhteisty* vaikeu* voit*`,
});

export const estonian = (): Language => ({
  code: "et",
  stop: `
ja või aga kuid vaid et kui sest kuigi nagu kes mis kus kuhu kuidas miks millal millest mille
ma sa ta me te nad mina sina tema meie teie nemad mu su minu sinu see need selle seda selles sellest sellele
nende neid too
on olen oli olid olla olnud oleks ei pole ära saab võib võivad peab peaks tuleb
ka ainult juba veel alati väga nii rohkem kõik kogu keegi miski muu sama nüüd siis jah küll ehk
ilma koos enne pärast üle alla kuni järgi
tõesti tegelikult ausalt öeldes lihtsalt muidugi kindlasti põhimõtteliselt üsna`,
  weak:
    `arva* usun nõus tõsi vale väi* oluli* täht* küsimu* teema* argument* kaalu* arves* tähelepan*
tõsi* unusta* asi asja* juht* olukor* probleem* lahendu* risk* plaan* meet* sobiv* vaja* võimal* selge*
osapool* aeg* hea* eelis* puudus* vähend* tulevik* üld* eri* inime* otsu*`,
});

export const hungarian = (): Language => ({
  code: "hu",
  stop: `
a az egy és vagy de hanem hogy ha mert mivel bár mint amely amelyek ami amit aki akik akit ahol amikor
miközben ki mi mit hol hogyan miért mikor melyik
én te ő mi ti ők engem téged őt minket őket nekem neki nekünk nekik ez azok ezek ezt azt ezzel azzal ebben
abban erre arra ennek annak ezen azon ilyen olyan
van vannak volt voltak lesz lesznek lenne lennének legyen lehet kell kellene tud tudnak fog fogja
nem ne nincs nincsenek sem se soha semmi senki is csak már még mindig nagyon így úgy több legtöbb minden
mindenki más ugyanaz itt ott most akkor tehát igen pedig azonban ezért meg el fel be le össze vissza
nélkül szerint után előtt alatt között felett mellett miatt által
valóban igazából őszintén szólva egyszerűen természetesen tényleg biztosan alapvetően persze talán
voltaképpen egyébként úgymond elég`,
  weak: `
vélem* szerintem gondol* hisz* egyetért* értek egyet igaz* hamis helyes állít* fontos* szempont* kérdés*
téma* témá* érv* megfontol* figyelem* figyelem figyelni venni vesz* alapos* gondos* komoly* elfelejt*
feledkez* eset* helyzet* problém* megold* talál* kockázat* terv* intézked* megfelel* szükség* lehetség*
világos* nyilván* érint* fél felek idő* jó* előny* hátrány* mérlegel* követ* csökkent* minim* jövő*
általános* különböz* oldal* ember* dolog* dolgok ért* lényeg* megbeszél* megvit* dönt* először másodszor
harmadszor
érdemes* átgond* semmiképp* szabad megfeledkez* erről ezt arra végső soron általában alapvető* igazán bizonyos értelemben kezel* együttműk* nehéz* leküzd* előzet* mindenki*
valahogy tényleg`,
});

export const turkish = (): Language => ({
  code: "tr",
  stop: `
bir bu şu o bunlar şunlar onlar bunu şunu onu bunun onun ve veya ya da ama fakat ancak çünkü eğer ki ise
de ne nasıl neden niçin nerede kim hangi kaç
ben sen biz siz beni seni bizi sizi bana sana ona bize size onlara benim senin bizim sizin onların kendi
için ile gibi kadar göre karşı sonra önce beri doğru rağmen üzere
var yok değil mi mı mu mü olan olarak olur olmak oldu olduğu olduğunu olacak olabilir olmalı olmaz etmek
eder edilir gerekir
hiç hiçbir asla da çok daha en az her bütün tüm bazı başka aynı şey burada orada şimdi artık hep sadece
yalnız bile böyle öyle evet hayır
gerçekten aslında açıkçası dürüst olmak gerekirse sadece tabii elbette kesinlikle basitçe belki zaten
yani temelde oldukça`,
  weak: `
fikir* fikr* görüş* düşün* inan* katıl* doğru* yanlış* iddia* önem* nokta* husus* konu* soru* mesele*
argüman* dikkat* alın* ciddi* unut* durum* sorun* çözüm* çözül* bulun* risk* plan* önlem* uygun* alınır
gerek* gerekli* mümkün* açık* taraf* ilgili* zaman* avantaj* dezavantaj* tart* izle* takip* azalt* asgari*
gelecek* genel* farklı* insan* şeyler anlaşıl* tartış* karar* iyi* kötü* ilk* birinci ikinci üçüncü
göz* önünde değerlendir*
husus* mutlaka alınmal* gerçek* budur bakıma genel* olarak bağlam* iş birliği işbirliği zorluk* aşıl* yönet* göz* ardı edil* üzerinde durul*`,
});

export const indonesian = (): Language => ({
  code: "id",
  stop: `
yang dan atau tetapi tapi namun melainkan karena sebab jika kalau bila bahwa agar supaya meskipun walaupun
sedangkan ketika saat saja lalu maka
saya aku kamu anda dia ia kami kita mereka nya ini itu tersebut sini situ sana apa siapa mana kapan
bagaimana mengapa kenapa berapa
di ke dari pada dalam dengan untuk oleh tentang antara tanpa sejak sampai hingga bagi terhadap sebagai
seperti menurut
adalah ialah merupakan ada akan sudah telah sedang masih belum pernah bisa dapat boleh harus mau ingin
perlu menjadi jadi
tidak bukan jangan tak tiada juga pun hanya sangat amat lebih paling kurang semua seluruh setiap banyak
sedikit lain sama lagi
sebenarnya sejujurnya memang tentu sungguh benar pasti pada dasarnya mungkin jelas begitu sekali cukup`,
  weak: `
pendapat* setuju pikir* percaya benar* salah klaim penting* poin aspek hal soal masalah* persoalan*
pertanyaan* topik argumen* pertimbang* dipertimbangkan mempertimbangkan perhati* memperhatikan diperhatikan
cermat* matang serius* dilupakan lupa kasus situasi solusi ditemukan risiko rencana* perencanaan langkah*
tindakan tepat sesuai butuh* diperlukan mungkin pihak terlibat waktu kelebihan kekurangan keuntungan
kerugian ditimbang memantau dipantau mengurangi minimum masa depan umum* berbeda berbagai orang dimengerti
relevan dibahas diskusi* keputusan* baik* pertama kedua ketiga
umum* secara bagaimanapun juga dasarnya sejujurnya tentu begitulah kenyataan* kerja sama kesulitan* diatasi kelola* benar-benar`,
});

export const vietnamese = (): Language => ({
  code: "vi",
  // Without ẹ, ị, ọ and ụ, which other languages write, too.
  letters: /[ơư\u1EA0-\u1EB7\u1EBA-\u1EC9\u1ECE-\u1EE3\u1EE6-\u1EF9]/,
  stop: `
và hoặc hay nhưng mà vì nên nếu thì khi lúc rằng là của cho với từ đến tới trong ngoài trên dưới ở tại bởi
bằng theo về qua để do
tôi ta chúng mình bạn anh chị ông bà nó họ này kia đó đây ấy gì ai nào đâu sao bao
có không chẳng chưa được bị phải cần nên sẽ đã đang vẫn còn cũng chỉ rất quá lắm hơn nhất mọi mỗi các những
một nhiều ít khác cùng lại nữa rồi cứ đều thật sự thực ra nói chung cơ bản hiển nhiên dĩ tất cả như vậy
thế`,
  weak: `
ý kiến nghĩ tin đồng đúng sai quan trọng điểm khía cạnh vấn đề câu hỏi chủ luận xem xét cân nhắc chú lưu
tâm kỹ lưỡng nghiêm túc quên trường hợp tình huống giải pháp tìm rủi kế hoạch biện thích thiết thể rõ ràng
bên liên quan thời gian lợi hại ưu nhược theo dõi giảm tối thiểu tương lai người việc hiểu thảo quyết định
tốt đầu tiên thứ hai ba
nói cơ bản chung mức độ nào đó rõ ràng thật sự hợp tác khó khăn vượt quản lý`,
});

export const swahili = (): Language => ({
  code: "sw",
  stop: `
na au lakini bali kwa kwamba kuwa kama ili ingawa kwani wakati ambapo ambao ambayo ambacho ambaye
mimi wewe yeye sisi ninyi wao yangu yako yake yetu yenu yao wangu wako wake wetu wenu zake zetu chake
huyu hii hiki hizi hawa hayo hilo huo huu hiyo hivyo ile yule nini nani wapi lini vipi gani
ya wa la cha vya za katika kutoka hadi bila juu chini kati kabla baada dhidi
ni si ndiyo sio alikuwa ilikuwa yuko iko kuna hakuna ana ina wana lazima anaweza inaweza wanaweza
hapana kamwe pia tu sana zaidi kila wote yote zote nyingine mwingine vilevile tena sasa bado
kweli hakika ukweli kwa kifupi labda`,
  weak:
    `maoni nadhani naamini kubali sikubali kweli uongo muhimu jambo suala hoja swali mada fikir* zingat*
makini umakini sahau hali tatizo matatizo suluhisho hatari mpango mipango hatua sahihi inahitaj* hitaj*
inawezekana wazi wahusika pande faida hasara fuatilia punguza baadaye jumla watu vitu eleweka jadili uamuzi
uzuri vizuri kwanza pili tatu
kimsingi ujumla namna fulani vyovyote vile kusema ukweli njia hakika ushirikiano ugumu simamia lazima tafakari zingatiwe
shaka`,
});
