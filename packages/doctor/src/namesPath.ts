/** Path of the names that a build publishes, relative to the folder of the language. */
export const NAMES_PATH = 'x/doctor-names.json';
