/** An employee in an org chart. */
export interface Employee {
  id: string;
  label: string;
  jobTitle: string;
  children?: Employee[];
}

/** The management of a small company and two of its teams. */
export const employees: Employee[] = [
  {
    id: 'maya',
    label: 'Maya Chen',
    jobTitle: 'Chief executive officer',
    children: [
      {
        id: 'marcus',
        label: 'Marcus Johnson',
        jobTitle: 'Engineering manager',
        children: [
          {id: 'grace', label: 'Grace Patel', jobTitle: 'Software engineer'},
          {id: 'diego', label: 'Diego Garcia', jobTitle: 'QA engineer'},
        ],
      },
      {
        id: 'hannah',
        label: 'Hannah Cohen',
        jobTitle: 'Sales manager',
        children: [{id: 'ethan', label: 'Ethan Brown', jobTitle: 'Account executive'}],
      },
    ],
  },
];
