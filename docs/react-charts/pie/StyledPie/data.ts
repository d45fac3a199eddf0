export const series = [
  {
    id: 'week',
    data: [
      {id: 'sold', value: 1610, label: 'Sold'},
      {id: 'given', value: 130, label: 'Given away'},
      {id: 'left', value: 90, label: 'Left over'},
    ],
    innerRadius: 50,
    outerRadius: 100,
  },
];
