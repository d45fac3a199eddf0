export const series = [
  {
    curve: 'pyramid' as const,
    variant: 'outlined' as const,
    data: [
      {value: 4200, label: 'Viewed product'},
      {value: 2650, label: 'Added to cart'},
      {value: 1480, label: 'Started checkout'},
      {value: 1130, label: 'Paid'},
    ],
  },
];
