export interface Departure {
  id: number;
  route: string;
  vessel: string;
  leaves: Date;
  passengers: number;
  seats: number;
  status: 'On time' | 'Delayed' | 'Canceled';
}

const at = (hour: number, minute: number) => new Date(2025, 5, 14, hour, minute);

export const departures: Departure[] = [
  {
    id: 1,
    route: 'Harbor – Gull Island',
    vessel: 'Tern',
    leaves: at(6, 40),
    passengers: 84,
    seats: 120,
    status: 'On time',
  },
  {
    id: 2,
    route: 'Harbor – Lighthouse',
    vessel: 'Petrel',
    leaves: at(7, 5),
    passengers: 41,
    seats: 60,
    status: 'On time',
  },
  {
    id: 3,
    route: 'Gull Island – Harbor',
    vessel: 'Tern',
    leaves: at(7, 50),
    passengers: 117,
    seats: 120,
    status: 'Delayed',
  },
  {
    id: 4,
    route: 'Harbor – Seal Bay',
    vessel: 'Skua',
    leaves: at(8, 15),
    passengers: 0,
    seats: 90,
    status: 'Canceled',
  },
  {
    id: 5,
    route: 'Lighthouse – Harbor',
    vessel: 'Petrel',
    leaves: at(8, 30),
    passengers: 58,
    seats: 60,
    status: 'On time',
  },
  {
    id: 6,
    route: 'Harbor – Gull Island',
    vessel: 'Tern',
    leaves: at(9, 10),
    passengers: 120,
    seats: 120,
    status: 'On time',
  },
  {
    id: 7,
    route: 'Seal Bay – Harbor',
    vessel: 'Skua',
    leaves: at(9, 45),
    passengers: 33,
    seats: 90,
    status: 'Delayed',
  },
  {
    id: 8,
    route: 'Harbor – Lighthouse',
    vessel: 'Petrel',
    leaves: at(10, 0),
    passengers: 60,
    seats: 60,
    status: 'On time',
  },
  {
    id: 9,
    route: 'Gull Island – Harbor',
    vessel: 'Tern',
    leaves: at(10, 20),
    passengers: 76,
    seats: 120,
    status: 'On time',
  },
  {
    id: 10,
    route: 'Harbor – Seal Bay',
    vessel: 'Skua',
    leaves: at(11, 0),
    passengers: 71,
    seats: 90,
    status: 'On time',
  },
  {
    id: 11,
    route: 'Lighthouse – Harbor',
    vessel: 'Petrel',
    leaves: at(11, 30),
    passengers: 22,
    seats: 60,
    status: 'Delayed',
  },
  {
    id: 12,
    route: 'Seal Bay – Harbor',
    vessel: 'Skua',
    leaves: at(12, 15),
    passengers: 88,
    seats: 90,
    status: 'On time',
  },
];
