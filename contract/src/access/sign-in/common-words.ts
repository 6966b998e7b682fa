/**
 * Roots of the passwords people choose most, lower case and without accents; common-password.ts folds what is typed:
 * signs for letters, and digits and signs around or between are ignored. So "senha" stands for Senha@123, S3nha2026!
 * and senha-senha-1 as well. The form that asks for a new password loads it, so that meter and answer agree.
 */
export const commonWords: readonly string[] = `
# the word itself, and what one types while being asked for it
acesso changeit changeme chave clave codigo contrasena entrar entrada letmein liberado login logmein
meuacesso mudar mudarsenha motdepasse minhasenha newpassword opensesame padrao parola pass passe passphrase
password passwort passwd primeiroacesso provisoria pwd secret secreto secure segredo seguro senha senhaforte
senhanova senhapadrao senhasecreta senhasegura senhaprovisoria temporaria trocar trocarsenha trustno welcome
bemvindo bienvenido bienvenue benvenuto mypassword default segreto
# who signs in
admin administrador administrator adm agencia caixa chefe cliente diretor diretoria demo empresa equipe
escritorio financeiro funcionario gerencia gerente guest gestor guia master manager marinheiro operador
owner patrao recepcao reserva reservas root server servidor sistema sistemas superuser suporte support
system teste test tester testing testuser user username usuario vendas vendedor visitante
# walks on the keyboard and the keypad
abc abcd abcde abcdef abcdefg abcdefgh abcxyz aqwzsx asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdzxc
asdqwe azerty azertyuiop qazwsx qazwsxedc qaz qwaszx qwe qweasd qweasdzxc qwer qwerasdf qwert qwerty qwertyu
qwertyui qwertyuiop qwertz qwertzuiop poiuyt lkjhgf mnbvcxz mnbvc wasd wsx wsxedc xyz yuiop hjkl zaq zaqxsw
zxc zxcasd zxcv zxcvb zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3
q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 a1s2d3f4 1a2b3c 1a2b3c4d z1x2c3v4 q2w3e4r5 zaq12wsx zaq1xsw2 zaq1
123qweasdzxc umdoistres
# Brazil and its places
brasil brazil brasileiro brasileira brasilia meubrasil bahia bahiana buzios angra angradosreis arraial
arraialdocabo balneario camboriu campeche curitiba florianopolis floripa fortaleza goiania guaruja ilhabela
ilhagrande joinville maceio manaus maragogi natal niteroi noronha paraty parati portoalegre portoseguro
recife riodejaneiro rio salvador santacatarina santos saopaulo saoluis sergipe ubatuba vitoria portugal
lisboa argentina buenosaires america california canada england espana france italia london mexico newyork
paris roma madrid texas
# the sea and the trade
agua anchor ancora barco barcos boat boats capitan capitao captain escuna iate ilha jetski lancha lanchas
marina marinha mar marazul mergulho navio ocean oceano passeio passeios pesca pescador pirata praia praias
sailor surf surfista tubarao turismo veleiro verao viagem yacht
# football
atletico atleticomg avai barcelona benfica boca bocajuniors botafogo bragantino ceara chapecoense chelsea
colorado corinthians corintiano coritiba coringao cruzeiro figueirense flamengo flamenguista fla fluminense
fogao football futebol galo galodoido goias gremio gremista guarani internacional inter juventus juventude
liverpool manchester mengao mengo messi milan napoli nautico neymar neymarjr palmeiras palmeirense paysandu
pele pontepreta porto realmadrid riverplate ronaldinho ronaldo cristianoronaldo saopaulofc santosfc sport
sporting timao tricolor tricolorpaulista vaicorinthians vasco vascao vascaino vascodagama verdao arsenal
soccer gol
# names
adriana adriano alessandra alex alexandre alice aline amanda amelia ana anabeatriz anaclara anacarolina
anajulia analuiza anapaula anderson andre andrea andreia andrew angela anthony antonio arthur artur augusto
barbara beatriz benjamin bernardo bia breno bruna bruno caio camila carla carlos carloseduardo carolina
carol caroline catarina cecilia celia cesar charlie christian claudia claudio cristiane cristiano cristina
daiane daniel daniela daniele danilo david davi debora denise diego diogo douglas eduarda eduardo elaine
elena eliane elisa emanuel emilly enzo erica erick ester evandro everton fabiana fabio fabricio felipe
fernanda fernando flavia flavio francisca francisco franklin gabi gabriel gabriela george geovana gilberto
giovana giovanna gisele giulia giuseppe guilherme guilhermina gustavo heitor helena henrique hugo igor
isabel isabela isabella isadora ivan ivone jackson jacqueline janaina jaqueline jean jennifer jessica joana
joao joaogabriel joaopaulo joaopedro joaovitor jonathan jonas jordan jorge jose josecarlos joseph josue
joshua juliana juliano julia julio karen karina katia kelly lais lara larissa laura leandro leonardo leticia
livia lorena lorenzo luana luan lucas lucia luciana luciano lucio luigi luis luisa luiz luiza luizfelipe
luizgustavo lula maicon manuel manuela marcela marcelo marcia marcio marco marcos margarida maria mariaclara
mariaeduarda mariajose mariajulia mariana marie mario marlene marta martin mateus matheus matteo mauricio
mauro melissa michael michele michelle miguel milena mirela monica monique murilo natalia nathalia nicolas
nicole olivia otavio pablo paola patricia paula paulinha paulo pauloroberto pedro pedrohenrique pietro
priscila rafael rafaela raimundo raquel rebeca regina renan renata renato ricardo richard rita robert
roberta roberto rodrigo rogerio rosa rosana rosangela roseli ruan sabrina samantha samuel sandra sandro sara
sarah sebastiao sergio silva santana oliveira pereira souza ferreira rodrigues almeida nascimento carvalho
araujo ribeiro gomes martins barbosa silvia simone sofia sonia sophia sueli suzana taina tania tatiana
teresa thais thiago thomas tiago valentina valeria vanessa vera veronica vicente victor victoria vinicius
vitor vivian viviane wagner wellington wesley william willian yasmin yuri
# love, family and faith
abencoada abencoado adonai aleluia amem amizade amiga amigo amigos amor amordaminhavida amore amoreterno
amoremio amoteamo anjo anjos bebe casamento coracao cristo deus deuseamor deusefiel deusnocomando deuseforte
deusnocontrole deusnafrente esperanca espiritosanto euteamo familia felicidade feliz filha filho filhos
forever gratidao iloveyou ilove jeova jeovajire jesus jesuscristo jesusefiel jesusteama jesusmeama
jesussalva lovely love loveyou loveme mae maeepai mamae mamaeteamo meuamor meubebe meufilho meudeus
minhafamilia minhafilha minhamae minhavida minhaprincesa mivida mozao namorada namorado nossasenhora
obrigado paimae papai papaimamae paz pazeamor princesa princesinha principe saudade saudades senhor
senhorjesus sorte sucesso teamo teadoro tequiero tiamo vida vidaloka vitorioso jetaime monamour angel angels
babygirl baby bless blessed faith family friend friends girl god happy heaven hope hello mother father
# things people like, and what the lists of the world share
access abacate alegria amarelo apple azul banana baseball basketball batman beautiful bella bigdog biscoito
blink bonita bolo boneca borboleta branca buster butterfly cachorro cafe cheese chocolate chocolat ciao
computador computer cookie cowboy crystal dallas diamante dinheiro doguinho dolphin dragon dragonball dreams
eagle eclipse estrela estrelinha facebook ferrari flor flores flower flowers freedom gatinha gatinho gato
ginger golfinho goku google gostosa gostoso guitar guitarra hacker hannah harley harrypotter hockey hunter
instagram internet iphone jaguar killer kitty leao legend lindo linda lobo lua luz maggie magic marvel
matrix maverick mickey microsoft minecraft money monkey morango moto motorola music musica mustang naruto
ninja nintendo office orange panda pantera pepper phoenix pipoca playboy playstation pokemon porsche power
preta princess purple rainbow ranger robson roblox rock samsung shadow silver snoopy sol soleil spiderman
starwars summer sunflower sunshine superman superstar tesouro thunder tigger tigre tinkerbell universo verde
vermelho whatever whatsapp winter wordpress xbox yamaha youtube zelda
# days and months
janeiro fevereiro abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta
quinta sexta sextafeira sabado domingo primavera outono inverno carnaval anonovo feliznatal monday friday
sunday january february march april june july august september october november december spring autumn
`
  .replace(/^#.*$/gm, '')
  .split(/\s+/)
  .filter((word) => word !== '');
