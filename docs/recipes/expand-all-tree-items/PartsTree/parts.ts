/** A part of a product, and the parts that it consists of. */
export interface Part {
  id: string;
  label: string;
  children?: Part[];
}

export const PARTS: Part[] = [
  {
    id: 'frame',
    label: 'Frame',
    children: [
      {id: 'fork', label: 'Fork'},
      {
        id: 'seat-assembly',
        label: 'Seat assembly',
        children: [
          {id: 'saddle', label: 'Saddle'},
          {id: 'seat-post', label: 'Seat post'},
        ],
      },
    ],
  },
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      {id: 'chain', label: 'Chain'},
      {
        id: 'gears',
        label: 'Gears',
        children: [
          {id: 'shifters', label: 'Shifters'},
          {id: 'cassette', label: 'Cassette'},
        ],
      },
    ],
  },
  {id: 'manual', label: 'Manual'},
];
