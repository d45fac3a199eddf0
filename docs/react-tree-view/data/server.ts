/** A folder or a document, as the server sends it. */
export interface DriveItem {
  id: string;
  label: string;
  /** The number of items in a folder; 0 for a document. */
  childrenCount: number;
}

const folders: Record<string, DriveItem[]> = {
  root: [
    {id: 'contracts', label: 'Contracts', childrenCount: 2},
    {id: 'invoices', label: 'Invoices', childrenCount: 2},
    {id: 'handbook', label: 'Handbook.pdf', childrenCount: 0},
  ],
  contracts: [
    {id: 'alder', label: 'Alder Clinics.pdf', childrenCount: 0},
    {id: 'delta', label: 'Delta Freight.pdf', childrenCount: 0},
  ],
  invoices: [
    {id: 'invoices-2024', label: '2024', childrenCount: 1},
    {id: 'inv-1042', label: 'INV-1042.pdf', childrenCount: 0},
  ],
  'invoices-2024': [{id: 'inv-0987', label: 'INV-0987.pdf', childrenCount: 0}],
};

/** Responds after a delay, like a server. Without an id, it responds with the root level. */
export async function fetchDriveItems(folderId = 'root'): Promise<DriveItem[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return folders[folderId] ?? [];
}

/** An employee, as a second server sends them. */
export interface Employee {
  id: string;
  label: string;
  /** The number of direct reports; 0 for employees without a team. */
  reports: number;
}

const teams: Record<string, Employee[]> = {
  root: [
    {id: 'marcus', label: 'Marcus Johnson, Engineering', reports: 3},
    {id: 'hannah', label: 'Hannah Cohen, Sales', reports: 2},
    {id: 'omar', label: 'Omar Khan, Finance', reports: 1},
  ],
  marcus: [
    {id: 'grace', label: 'Grace Patel', reports: 0},
    {id: 'diego', label: 'Diego Garcia', reports: 0},
    {id: 'daniel', label: 'Daniel Tanaka', reports: 0},
  ],
  hannah: [
    {id: 'ethan', label: 'Ethan Brown', reports: 0},
    {id: 'sofia', label: 'Sofia Rossi', reports: 0},
  ],
  omar: [{id: 'zoe', label: 'Zoe Kim', reports: 0}],
};

/** Responds after a delay, like a server. Without an id, it responds with the managers. */
export async function fetchEmployees(managerId = 'root'): Promise<Employee[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  return teams[managerId] ?? [];
}
