export interface Account {
  id: number;
  /** The account manager who is responsible for the customer. */
  owner: string;
  customer: string;
  email: string;
  status: 'Active' | 'Trial' | 'Churned';
  /** Orders per month of the last six months, the oldest first. */
  orders: number[];
}

export const STATUSES: Account['status'][] = ['Active', 'Trial', 'Churned'];

export const accounts: Account[] = [
  {
    id: 1,
    owner: 'Grace Okafor',
    customer: 'Alder Clinics',
    email: 'orders@alder.example',
    status: 'Active',
    orders: [18, 22, 21, 27, 30, 34],
  },
  {
    id: 2,
    owner: 'Diego Silva',
    customer: 'Birchwood Schools',
    email: 'office@birchwood.example',
    status: 'Active',
    orders: [41, 39, 44, 12, 9, 38],
  },
  {
    id: 3,
    owner: 'Hannah Kim',
    customer: 'Cedar Health',
    email: 'supply@cedar.example',
    status: 'Trial',
    orders: [0, 0, 0, 2, 5, 4],
  },
  {
    id: 4,
    owner: 'Marcus Brown',
    customer: 'Delta Freight',
    email: 'fleet@delta.example',
    status: 'Churned',
    orders: [16, 15, 11, 8, 3, 0],
  },
  {
    id: 5,
    owner: 'Grace Okafor',
    customer: 'Elmont Bank',
    email: 'facilities@elmont.example',
    status: 'Active',
    orders: [25, 24, 26, 25, 27, 26],
  },
];
