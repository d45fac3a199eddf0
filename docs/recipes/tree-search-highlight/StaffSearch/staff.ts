import {createEmployees} from '../../../data/employees';

export interface StaffItem {
  id: string;
  label: string;
  children?: StaffItem[];
}

const employees = createEmployees(40);

const unique = (names: string[]) => [...new Set(names)].sort();

/** The employees by office and department. */
export const STAFF: StaffItem[] = unique(employees.map(({office}) => office)).map(
  (office) => {
    const colleagues = employees.filter((employee) => employee.office === office);
    return {
      id: office,
      label: office,
      children: unique(colleagues.map(({department}) => department)).map(
        (department) => ({
          id: `${office}/${department}`,
          label: department,
          children: colleagues
            .filter((employee) => employee.department === department)
            .map(({id, name}) => ({id: String(id), label: name})),
        }),
      ),
    };
  },
);
