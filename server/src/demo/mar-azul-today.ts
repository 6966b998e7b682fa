import type { PartyPlan, TodaySlot } from './company-plan.ts';

/** The departure that is boarding: paid and owed, aboard, expected and absent, half a family at the pier. */
const boarding: readonly PartyPlan[] = [
  {
    customer_name: 'Maria Gonçalves',
    hasPhone: true,
    fares: [
      ['Adulto', 2],
      ['Criança', 1],
    ],
    paid: 450,
    agent: 'Jurerê Turismo',
    special_requirements: null,
    attendance: 'iii',
  },
  {
    customer_name: 'Rafael Nascimento',
    hasPhone: true,
    fares: [
      ['Adulto', 3],
      ['Criança', 1],
    ],
    paid: 480,
    agent: null,
    special_requirements: 'Alergia a camarão',
    attendance: 'iipp',
  },
  {
    customer_name: 'Carla Menezes',
    hasPhone: true,
    fares: [['Adulto', 1]],
    paid: 0,
    agent: null,
    special_requirements: null,
    attendance: 'n',
  },
  {
    customer_name: 'João Araújo',
    hasPhone: true,
    fares: [['Adulto', 2]],
    paid: 360,
    agent: 'Costa Norte',
    special_requirements: 'Cadeira de rodas',
    attendance: 'pp',
  },
  {
    customer_name: 'Priscila Schmidt',
    hasPhone: true,
    fares: [
      ['Adulto', 2],
      ['Criança', 1],
      ['Bebê', 1],
    ],
    paid: 450,
    agent: 'Jurerê Turismo',
    special_requirements: null,
    attendance: 'iiii',
  },
  {
    customer_name: 'Otávio Bianchi',
    hasPhone: false,
    fares: [],
    paid: 90,
    agent: null,
    special_requirements: null,
    attendance: 'i',
  },
];

const school: readonly PartyPlan[] = [
  {
    customer_name: 'Escola Praia Sul',
    hasPhone: true,
    fares: [
      ['Criança', 24],
      ['Adulto', 3],
    ],
    paid: 1350,
    agent: null,
    special_requirements: '4 vegetarianos; 1 sem glúten',
    attendance: '',
  },
  {
    customer_name: 'Hugo Fontana',
    hasPhone: true,
    fares: [['Adulto', 2]],
    paid: 360,
    agent: 'Jurerê Turismo',
    special_requirements: null,
    attendance: '',
  },
  {
    customer_name: 'Letícia Prado',
    hasPhone: true,
    fares: [
      ['Adulto', 5],
      ['Criança', 4],
    ],
    paid: 1260,
    agent: null,
    special_requirements: null,
    attendance: '',
  },
];

export const marAzulToday: readonly TodaySlot[] = [
  {
    product: 'Ilha do Campeche',
    start_time: '08:00',
    boat: 'Lancha Netuno',
    guide_name: 'Ana Lima',
    sailor_name: 'Beto Carvalho',
    parties: boarding,
  },
  {
    product: 'Ilha do Campeche',
    start_time: '10:30',
    boat: 'Escuna Maré Alta',
    guide_name: 'Marina Reis',
    sailor_name: 'Ivo Santana',
    parties: school,
  },
  {
    product: 'Jet ski 30 min',
    start_time: '11:00',
    boat: null,
    guide_name: 'Ana Lima',
    sailor_name: null,
    total_capacity: 2,
    parties: 0.5,
  },
  {
    product: 'Baía dos Golfinhos',
    start_time: '13:30',
    boat: 'Escuna Maré Alta',
    guide_name: null,
    sailor_name: 'Ivo Santana',
    parties: 0.85,
  },
  {
    product: 'Banana boat',
    start_time: '16:00',
    boat: 'Bote Albatroz',
    guide_name: 'Caio Freitas',
    sailor_name: null,
    parties: 0,
    cancelled: 'Vento sul acima de 18 nós',
  },
  {
    product: 'Pôr do sol em Sambaqui',
    start_time: '18:00',
    boat: 'Catamarã Brisa Sul',
    guide_name: 'Diego Alves',
    sailor_name: 'Joel Pires',
    parties: 1,
  },
];
