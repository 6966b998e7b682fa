import type { PartyPlan, SailingPlan, TodaySlot } from './sailing-plan.ts';

const boarding: readonly PartyPlan[] = [
  {
    customer_name: 'Beatriz Falcão',
    hasPhone: true,
    fares: [['Adulto', 2]],
    paid: 520,
    agent: 'Vila Histórica Turismo',
    special_requirements: null,
    attendance: 'ii',
  },
  {
    customer_name: 'Danilo Mesquita',
    hasPhone: true,
    fares: [
      ['Adulto', 2],
      ['Criança', 2],
    ],
    paid: 390,
    agent: null,
    special_requirements: 'Alergia a camarão',
    attendance: 'iipp',
  },
  {
    customer_name: 'Ingrid Bauer',
    hasPhone: false,
    fares: [['Adulto', 1]],
    paid: 0,
    agent: null,
    special_requirements: null,
    attendance: 'n',
  },
  {
    customer_name: 'Sebastião Leme',
    hasPhone: true,
    fares: [['Adulto', 2]],
    paid: 260,
    agent: 'Serra e Mar Viagens',
    special_requirements: 'Cadeira de rodas',
    attendance: 'pp',
  },
  {
    customer_name: 'Camila Duarte',
    hasPhone: false,
    fares: [],
    paid: 130,
    agent: null,
    special_requirements: null,
    attendance: 'i',
  },
];

const group: readonly PartyPlan[] = [
  {
    customer_name: 'Colégio Serra da Bocaina',
    hasPhone: true,
    fares: [
      ['Criança', 22],
      ['Adulto', 3],
    ],
    paid: 770,
    agent: null,
    special_requirements: '4 vegetarianos; 1 sem glúten',
    attendance: '',
  },
  {
    customer_name: 'Paola Ricci',
    hasPhone: true,
    fares: [
      ['Adulto', 4],
      ['Bebê', 1],
    ],
    paid: 440,
    agent: 'Vila Histórica Turismo',
    special_requirements: null,
    attendance: '',
  },
  {
    customer_name: 'Wagner Peixoto',
    hasPhone: true,
    fares: [
      ['Adulto', 2],
      ['Idoso', 2],
    ],
    paid: 0,
    agent: null,
    special_requirements: 'Precisa de ajuda para embarcar',
    attendance: '',
  },
];

const today: readonly TodaySlot[] = [
  {
    product: 'Saco do Mamanguá',
    start_time: '08:00',
    boat: 'Lancha Mamanguá',
    guide_name: 'Yara Campos',
    sailor_name: 'Damião Nunes',
    parties: boarding,
  },
  {
    product: 'Lagoa Azul, Ilha Grande',
    start_time: '09:00',
    boat: 'Saveiro Águas Claras',
    guide_name: null,
    sailor_name: 'Elias Moura',
    parties: 0.7,
  },
  {
    product: 'Ilhas de Paraty',
    start_time: '10:00',
    boat: 'Escuna Estrela de Paraty',
    guide_name: 'Nilo Arantes',
    sailor_name: 'Zeca Amaral',
    parties: group,
  },
  {
    product: 'Charter Baía da Ilha Grande',
    start_time: '10:30',
    boat: 'Lancha Juatinga',
    guide_name: 'Sara Lins',
    sailor_name: 'Rui Castanho',
    parties: 1,
  },
  {
    product: 'Ilhas Botinas',
    start_time: '13:00',
    boat: null,
    guide_name: 'Lúcia Prata',
    sailor_name: null,
    total_capacity: 12,
    parties: 0.5,
  },
  {
    product: 'Pôr do sol em Paraty',
    start_time: '17:00',
    boat: 'Escuna Estrela de Paraty',
    guide_name: 'Nilo Arantes',
    sailor_name: 'Zeca Amaral',
    parties: 0,
    cancelled: 'Mar grosso na saída da barra',
  },
];

export const costaVerde: SailingPlan = {
  today,
  timetable: [
    {
      product: 'Saco do Mamanguá',
      start_time: '08:00',
      boat: 'Lancha Mamanguá',
      guide_name: 'Yara Campos',
      sailor_name: 'Damião Nunes',
    },
    {
      product: 'Lagoa Azul, Ilha Grande',
      start_time: '09:00',
      boat: 'Saveiro Águas Claras',
      guide_name: 'Tomás Rangel',
      sailor_name: 'Elias Moura',
    },
    {
      product: 'Ilhas Botinas',
      start_time: '09:30',
      boat: 'Bote Araçari',
      guide_name: 'Lúcia Prata',
      sailor_name: null,
    },
    {
      product: 'Ilhas de Paraty',
      start_time: '10:00',
      boat: 'Escuna Estrela de Paraty',
      guide_name: 'Nilo Arantes',
      sailor_name: 'Zeca Amaral',
    },
    {
      product: 'Charter Baía da Ilha Grande',
      start_time: '10:30',
      boat: 'Lancha Juatinga',
      guide_name: null,
      sailor_name: 'Rui Castanho',
    },
    {
      product: 'Ilhas Botinas',
      start_time: '13:00',
      boat: 'Bote Araçari',
      guide_name: 'Lúcia Prata',
      sailor_name: null,
    },
    {
      product: 'Pôr do sol em Paraty',
      start_time: '17:00',
      boat: 'Escuna Estrela de Paraty',
      guide_name: 'Nilo Arantes',
      sailor_name: 'Zeca Amaral',
    },
  ],
};
