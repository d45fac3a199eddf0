import ts from 'typescript';
import {convertFormat, isFormat} from './convertFormat';
import {findDateFnsLocale, findMomentLocale} from './findLocale';
import {
  UNITS,
  type Field,
  type LibraryWriter,
  type Operation,
  type OtherLibrary,
  type Unit,
  type Use,
} from './operations';
import {WRITERS} from './writers';

export type {OtherLibrary};

/** Thrown for code that can't be converted. */
export class ConversionError extends Error {
  override name = 'ConversionError';

  /**
   * @param message one sentence that names the code and the library
   * @param line of the code, from 1
   */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** Matches the comment that excludes a demo from the conversion. */
const ONLY_DAYJS = /^\s*\/\/ Only for Day\.js: \S/m;

/** Returns `true` if a demo is marked as only for Day.js. */
export function isOnlyDayjs(code: string): boolean {
  return ONLY_DAYJS.test(code);
}

const FIELDS: readonly (Field | 'day')[] = [
  'year',
  'month',
  'date',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
];

/** Day.js methods without an equivalent in the other libraries. */
const UNKNOWN =
  /^(unix|utc|utcOffset|tz|local|isBetween|isSameOrBefore|isSameOrAfter|quarter|week|isoWeek|weekday|fromNow|toNow|dayOfYear|isLeapYear|localeData)$/;

/** Matches the type of a native `Date` that may be missing. */
const NATIVE = /^Date( \| (null|undefined))*$/;

const ADAPTER = /^(@mui\/x-date-pickers(?:-pro)?)\/AdapterDayjs$/;

/** Always adds parentheses; Prettier removes those that aren't needed. */
const bracket = (code: string) => `(${code})`;

/** Converts one file to another library. */
class Transformer {
  private readonly writer: LibraryWriter;
  private readonly file: ts.SourceFile;
  private readonly names = new Set<string>();
  /** Variables that contain an adapter or a native formatter. */
  private readonly others = new Set(['adapter']);
  /** Variables and parameters that contain a native `Date`. */
  private readonly natives = new Set<string>();
  private readonly used = new Map<string, {local: string; isType: boolean}>();
  private readonly locales: string[] = [];
  private readonly extraImports = new Set<string>();
  private readonly afterImports: string[] = [];
  /**
   * Links of optional chains that are written without `?.`, because the surrounding code already
   * checks that the date exists.
   */
  private readonly certain = new Set<ts.Node>();
  /** `true` if variables pass formats to pickers or dates; all strings that look like formats are then converted. */
  private hasFormatVariables = false;
  private hasLocaleTable = false;

  constructor(
    private readonly code: string,
    private readonly library: OtherLibrary,
  ) {
    this.writer = WRITERS[library];
    this.file = ts.createSourceFile(
      'demo.tsx',
      code,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    this.survey(this.file);
  }

  run(): string {
    const imports = this.file.statements.filter(ts.isImportDeclaration);
    const ofDates = imports.filter((one) => this.isDateImport(one));
    const place = ofDates[0] ?? imports.find((one) => ADAPTER.test(moduleOf(one)));
    const written = this.file.statements.map((statement) =>
      ofDates.includes(statement as ts.ImportDeclaration) ? undefined : this.emitFull(statement),
    );
    const last = imports.at(-1);
    const parts = this.file.statements.map((statement, index) => {
      const trivia = this.code.slice(statement.getFullStart(), statement.getStart());
      let text = written[index];
      if (statement === place) {
        const added = this.writeImports();
        text =
          text === undefined
            ? added.length > 0 || trivia.trim() !== ''
              ? trivia + added.join('\n')
              : ''
            : [...added, text.trimStart()].join('\n').replace(/^/, trivia.match(/^\s*/)?.[0] ?? '');
      } else if (text === undefined) {
        text = trivia.trim() === '' ? '' : trivia.trimEnd();
      }
      return statement === last ? [text, ...this.afterImports].join('\n\n') : text;
    });
    const end = this.file.endOfFileToken;
    return (parts.join('') + this.code.slice(end.getFullStart())).replace(/^\s+/, '');
  }

  /**
   * Collects the names in use and the locales, and determines whether variables contain formats.
   */
  private survey(node: ts.Node): void {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isImportClause(node) ||
        ts.isImportSpecifier(node)) &&
      node.name &&
      ts.isIdentifier(node.name) &&
      !(ts.isImportClause(node) && node.name.text === 'dayjs')
    ) {
      this.names.add(node.name.text);
    }
    if (ts.isImportDeclaration(node)) {
      const locale = /^dayjs\/locale\/(.+)$/.exec(moduleOf(node))?.[1];
      if (locale) {
        this.locales.push(locale);
      }
    }
    const passed =
      ts.isJsxAttribute(node) && isFormatName(node.name) ? node.initializer : undefined;
    if (passed && ts.isJsxExpression(passed) && passed.expression && !isText(passed.expression)) {
      this.hasFormatVariables = true;
    }
    if (ts.isCallExpression(node)) {
      const [argument] = node.arguments;
      this.hasFormatVariables ||=
        methodOf(node) === 'format' &&
        node.arguments.length === 1 &&
        argument !== undefined &&
        !isText(argument);
    }
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node)) &&
      NATIVE.test(node.type?.getText() ?? '')
    ) {
      this.natives.add(node.name.getText());
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      if (/^(new Intl\.|use\w*Adapter\()/.test(node.initializer.getText())) {
        this.others.add(node.name.text);
      }
    }
    ts.forEachChild(node, (child) => this.survey(child));
  }

  private fail(node: ts.Node, what: string): never {
    const {line} = this.file.getLineAndCharacterOfPosition(node.getStart());
    throw new ConversionError(`${what} has no equivalent in ${this.library}.`, line + 1);
  }

  private readonly use: Use = (name, isType = false) => {
    const known = this.used.get(name);
    if (known) {
      known.isType &&= isType;
      return known.local;
    }
    let local = name;
    while (this.names.has(local)) {
      local = local === name ? `${name}Date` : `${local}_`;
    }
    this.names.add(local);
    this.used.set(name, {local, isType});
    return local;
  };

  private isDateImport(node: ts.ImportDeclaration): boolean {
    const name = moduleOf(node);
    if (name === 'dayjs' || /^dayjs\/locale\/[\w-]+$/.test(name)) {
      return true;
    }
    return name.startsWith('dayjs/') ? this.fail(node, `the import of "${name}"`) : false;
  }

  private writeImports(): string[] {
    const {packageName} = this.writer;
    const lines: string[] = [];
    if (this.library === 'moment') {
      const needsValue = this.locales.length > 0 || this.used.get('moment')?.isType === false;
      const type = this.used.has('Moment');
      if (needsValue) {
        lines.push(`import moment${type ? ', {type Moment}' : ''} from 'moment';`);
      } else if (type) {
        lines.push(`import type {Moment} from 'moment';`);
      }
      for (const locale of this.locales) {
        lines.push(`import '${findMomentLocale(locale)}';`);
      }
    } else if (this.used.size > 0) {
      const all = [...this.used].sort(([a, {isType: first}], [b, {isType: second}]) =>
        first === second ? a.localeCompare(b, 'en') : first ? 1 : -1,
      );
      const onlyTypes = all.every(([, {isType}]) => isType);
      const names = all.map(
        ([name, {local, isType}]) =>
          `${isType && !onlyTypes ? 'type ' : ''}${name}${local === name ? '' : ` as ${local}`}`,
      );
      lines.push(`import ${onlyTypes ? 'type ' : ''}{${names.join(', ')}} from '${packageName}';`);
    }
    return [...lines, ...this.extraImports];
  }

  /** Imports a date-fns locale. Returns its local name. */
  private useLocale(node: ts.Node, locale: string): string {
    const found = findDateFnsLocale(locale);
    if (!found) {
      return this.fail(node, `the locale "${locale}"`);
    }
    const known = [...this.extraImports].find((line) => line.endsWith(`'${found.module}';`));
    if (known) {
      return /(\w+)\}/.exec(known)?.[1] ?? found.name;
    }
    const local = this.names.has(found.name) ? `${found.name}Locale` : found.name;
    this.names.add(local);
    this.extraImports.add(
      `import {${found.name}${local === found.name ? '' : ` as ${local}`}} from '${found.module}';`,
    );
    return local;
  }

  /**
   * date-fns expects locales as objects, so a name that is only known at run time is looked up in a
   * table.
   */
  private useLocaleTable(node: ts.Node): string {
    if (!this.hasLocaleTable) {
      this.hasLocaleTable = true;
      const entries = ['en', ...this.locales.filter((one) => one !== 'en')].map((locale) => {
        const name = this.useLocale(node, locale);
        const key = /^\w+$/.test(locale) ? locale : `'${locale}'`;
        return key === name ? name : `${key}: ${name}`;
      });
      this.afterImports.push(
        `const adapterLocales: Record<string, ${this.use('Locale', true)}> = {${entries.join(', ')}};`,
      );
    }
    return 'adapterLocales';
  }

  private emitFull(node: ts.Node): string {
    return this.code.slice(node.getFullStart(), node.getStart()) + this.emit(node);
  }

  private emit(node: ts.Node): string {
    return this.rewrite(node) ?? this.emitChildren(node);
  }

  private emitChildren(node: ts.Node): string {
    let written = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      // JSX text and template parts include the whitespace around them.
      const start = Math.max(at, child.getFullStart());
      written += this.code.slice(at, start);
      written += this.code.slice(start, Math.max(start, child.getStart())) + this.emit(child);
      at = child.getEnd();
    });
    return written + this.code.slice(at, node.getEnd());
  }

  private rewrite(node: ts.Node): string | undefined {
    if (ts.isImportDeclaration(node)) {
      const home = ADAPTER.exec(moduleOf(node))?.[1];
      if (home && this.library === 'moment' && this.locales.length > 0) {
        const line =
          "// Importing a locale also selects it for the whole app.\nmoment.locale('en');";
        if (!this.afterImports.includes(line)) {
          this.afterImports.unshift(line);
        }
      }
      return home && `import {${this.writer.adapter}} from '${home}/${this.writer.adapter}';`;
    }
    if (ts.isJsxAttribute(node)) {
      return this.rewriteAttribute(node);
    }
    if (ts.isBinaryExpression(node)) {
      const compared = this.rewriteComparison(node);
      if (compared !== undefined) {
        return compared;
      }
    }
    if (ts.isBinaryExpression(node) && this.isNullish(node)) {
      const guarded = this.rewriteOptional(node.left, (date, then) =>
        bracket(`${date} ? ${then} : ${this.emit(node.right)}`),
      );
      return guarded;
    }
    if (isChain(node)) {
      const guarded = this.rewriteOptional(node, (date, then) => {
        if (isConditional(node) || isJsxChild(node)) {
          return bracket(`${date} && ${then}`);
        }
        return bracket(isBoolean(node) ? `!!${date} && ${then}` : `${date} ? ${then} : undefined`);
      });
      if (guarded !== undefined) {
        return guarded;
      }
    }
    if (ts.isCallExpression(node)) {
      return this.rewriteCall(node);
    }
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Dayjs') {
      return this.writer.type(this.use);
    }
    if (ts.isIdentifier(node)) {
      if (node.text === 'AdapterDayjs') {
        return this.writer.adapter;
      }
      if ((node.text === 'dayjs' || node.text === 'Dayjs') && !isPropertyName(node)) {
        const whole = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
        return this.fail(node, whole.getText());
      }
    }
    if (isText(node) && this.isFormatPlace(node)) {
      return this.convertText(node);
    }
    return undefined;
  }

  /**
   * Returns `true` if a string is a format because of its position, like `format="…"` or `{format:
   * '…'}`. If variables contain formats, any string may be one.
   */
  private isFormatPlace(node: ts.StringLiteralLike): boolean {
    const {parent} = node;
    if (ts.isJsxAttribute(parent)) {
      return isFormatName(parent.name) || (this.hasFormatVariables && isFormat(node.text));
    }
    if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
      if (isFormatName(parent.name) || isInDateFormats(parent)) {
        return true;
      }
    }
    return this.hasFormatVariables && isFormat(node.text);
  }

  private convertText(node: ts.StringLiteralLike): string {
    const converted = convertFormat(node.text, this.library);
    if (converted === undefined) {
      return this.fail(node, `the format "${node.text}"`);
    }
    return JSON.stringify(converted);
  }

  private rewriteAttribute(node: ts.JsxAttribute): string | undefined {
    const initializer = node.initializer;
    if (node.name.getText() !== 'adapterLocale' || this.library !== 'date-fns' || !initializer) {
      return undefined;
    }
    if (ts.isStringLiteral(initializer)) {
      return `adapterLocale={${this.useLocale(node, initializer.text)}}`;
    }
    const value = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    if (!value) {
      return undefined;
    }
    const write = (part: ts.Expression): string | undefined => {
      if (ts.isStringLiteral(part)) {
        return this.useLocale(part, part.text);
      }
      if (ts.isConditionalExpression(part)) {
        const [yes, no] = [write(part.whenTrue), write(part.whenFalse)];
        return yes && no ? `${this.emit(part.condition)} ? ${yes} : ${no}` : undefined;
      }
      return undefined;
    };
    return `adapterLocale={${write(value) ?? `${this.useLocaleTable(node)}[${this.emit(value)}]`}}`;
  }

  /**
   * Adjusts a comparison such as `date.month() === 5` for a library that counts months from 1:
   * changes the number instead of the date.
   */
  private rewriteComparison({left, operatorToken, right}: ts.BinaryExpression): string | undefined {
    const operation = ts.isCallExpression(left) ? this.readOperation(left) : undefined;
    const field = operation?.kind === 'get' ? this.writer.counted?.[operation.field] : undefined;
    if (
      !field ||
      !ts.isNumericLiteral(right) ||
      !/^[!=]==$/.test(operatorToken.getText()) ||
      !ts.isCallExpression(left)
    ) {
      return undefined;
    }
    const {expression, questionDotToken} = left.expression as ts.PropertyAccessExpression;
    return `${this.emit(expression)}${questionDotToken ? '?.' : '.'}${field.name} ${operatorToken.getText()} ${field.toOwn(Number(right.text))}`;
  }

  private isNullish({operatorToken, left}: ts.BinaryExpression): boolean {
    return operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && isChain(left);
  }

  /**
   * Rewrites an optional chain that can't remain one because a function takes the date: checks
   * first whether the date exists. Returns `undefined` if `?.` still works.
   */
  private rewriteOptional(
    chain: ts.Expression,
    guard: (date: string, then: string) => string,
  ): string | undefined {
    let needsGuard = false;
    let link: ts.Expression = chain;
    while (!('questionDotToken' in link && link.questionDotToken)) {
      const operation = ts.isCallExpression(link) ? this.readOperation(link) : undefined;
      needsGuard ||= operation !== undefined && !this.isMember(operation);
      if (!hasReceiver(link)) {
        return undefined;
      }
      link = link.expression;
    }
    if (this.certain.has(link) || !needsGuard) {
      return undefined;
    }
    const date = (link as ts.PropertyAccessExpression).expression;
    if (containsCall(date)) {
      return this.fail(chain, `${chain.getText()} (its date has no name)`);
    }
    this.certain.add(link);
    const then = this.emitChainCertain(chain);
    this.certain.delete(link);
    return guard(this.emit(date), then);
  }

  private emitChainCertain(chain: ts.Expression): string {
    return ts.isCallExpression(chain)
      ? (this.rewriteCall(chain) ?? this.emitChildren(chain))
      : this.emitChildren(chain);
  }

  private isMember(operation: Operation): boolean {
    const target = {code: 'x', dot: '.' as const, isFresh: true};
    return this.writer.write(operation, target, (name) => name)?.isMember !== false;
  }

  private rewriteCall(node: ts.CallExpression): string | undefined {
    const callee = node.expression;
    if (ts.isIdentifier(callee) && callee.text === 'dayjs') {
      const [text] = node.arguments;
      if (node.arguments.length > 1 || (text && ts.isSpreadElement(text))) {
        return this.fail(node, node.getText());
      }
      return text && this.isNative(text)
        ? this.writer.convert(this.emit(text), this.use)
        : this.writer.create(text && this.emit(text), this.use);
    }
    const operation = this.readOperation(node);
    if (!operation) {
      return undefined;
    }
    let access = callee as ts.PropertyAccessExpression;
    if (operation.kind === 'set') {
      for (let step = 1; step < operation.fields.length; step += 1) {
        access = (access.expression as ts.CallExpression).expression as ts.PropertyAccessExpression;
      }
    }
    const date = access.expression;
    const written = this.writer.write(
      operation,
      {
        code: this.emit(date),
        dot: access.questionDotToken && !this.certain.has(access) ? '?.' : '.',
        isFresh: this.isFresh(date),
      },
      this.use,
    );
    return written?.code ?? this.fail(node, node.getText());
  }

  /** Returns `true` if an expression creates a date, with `dayjs(…)` or from another date. */
  private isFresh(node: ts.Expression): boolean {
    if (!ts.isCallExpression(node)) {
      return false;
    }
    const kind = this.readOperation(node)?.kind;
    return (
      node.expression.getText() === 'dayjs' ||
      (kind !== undefined && ['add', 'startOf', 'endOf', 'set'].includes(kind))
    );
  }

  /** Returns `true` if the code declares a value as a native `Date`. */
  private isNative(node: ts.Expression): boolean {
    if (ts.isAsExpression(node)) {
      return NATIVE.test(node.type.getText());
    }
    return (
      isNativeDate(node) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date') ||
      (ts.isIdentifier(node) && this.natives.has(node.text))
    );
  }

  /** Returns `true` if the receiver isn't a date, although it has methods of the same names. */
  private isOther(receiver: ts.Expression): boolean {
    return (
      ts.isNewExpression(receiver) || (ts.isIdentifier(receiver) && this.others.has(receiver.text))
    );
  }

  /** Returns the operation that a call performs on a date; `undefined` for other calls. */
  private readOperation(node: ts.CallExpression): Operation | undefined {
    const name = methodOf(node);
    if (!name) {
      return undefined;
    }
    const [first, second, third] = node.arguments;
    const count = node.arguments.length;
    const receiver = (node.expression as ts.PropertyAccessExpression).expression;
    if (this.isOther(receiver) || isNativeDate(receiver)) {
      return undefined;
    }
    if (receiver.getText() === 'dayjs') {
      return this.fail(node, `${receiver.getText()}.${name}()`);
    }
    switch (name) {
      case 'add':
      case 'subtract':
        // The `add` method of a `Set` has one argument.
        return first && second && count === 2
          ? {
              kind: 'add',
              amount: this.emit(first),
              unit: this.readUnit(second),
              isBack: name === 'subtract',
            }
          : undefined;
      case 'startOf':
      case 'endOf':
        return first && count === 1 ? {kind: name, unit: this.readUnit(first)} : undefined;
      case 'isBefore':
      case 'isAfter':
      case 'isSame':
        return first
          ? {
              kind: 'compare',
              how: name.slice(2).toLowerCase() as 'before' | 'after' | 'same',
              other: this.emit(first),
              ...(second && {unit: this.readUnit(second)}),
            }
          : undefined;
      case 'diff':
        return first
          ? {
              kind: 'diff',
              other: this.emit(first),
              unit: second ? this.readUnit(second) : 'millisecond',
              isExact: third?.kind === ts.SyntaxKind.TrueKeyword,
            }
          : undefined;
      case 'format':
        return {kind: 'format', ...(first && {format: this.emitFormat(first)})};
      case 'isValid':
      case 'toDate':
      case 'toISOString':
      case 'valueOf':
      case 'daysInMonth':
        return count === 0 ? {kind: name} : undefined;
      default:
        break;
    }
    const field = FIELDS.find((one) => one === name);
    if (field && count === 0) {
      return {kind: 'get', field};
    }
    if (field && first && count === 1) {
      return field === 'day'
        ? this.fail(node, node.getText())
        : this.readFields(node, field, this.emit(first));
    }
    return UNKNOWN.test(name) ? this.fail(node, `.${name}()`) : undefined;
  }

  /** Returns a field that is set, together with those that are set right before it. */
  private readFields(node: ts.CallExpression, field: Field, value: string): Operation {
    const before = (node.expression as ts.PropertyAccessExpression).expression;
    const operation = ts.isCallExpression(before) ? this.readOperation(before) : undefined;
    const fields = operation?.kind === 'set' ? operation.fields : [];
    return {kind: 'set', fields: [...fields, [field, value]]};
  }

  private emitFormat(node: ts.Expression): string {
    if (isText(node)) {
      return this.convertText(node);
    }
    if (ts.isConditionalExpression(node)) {
      return `${this.emit(node.condition)} ? ${this.emitFormat(node.whenTrue)} : ${this.emitFormat(node.whenFalse)}`;
    }
    return this.emit(node);
  }

  private readUnit(node: ts.Expression): Unit {
    const unit = isText(node) && UNITS.find((one) => one === node.text || `${one}s` === node.text);
    return unit || this.fail(node, `the unit ${node.getText()}`);
  }
}

const moduleOf = (node: ts.ImportDeclaration) => (node.moduleSpecifier as ts.StringLiteral).text;

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

const isFormatName = (name: ts.Node) => /^format$|Format$/.test(name.getText());

/** Returns `true` inside of `dateFormats`, where every string is a format. */
function isInDateFormats(node: ts.Node): boolean {
  for (let at: ts.Node = node; at; at = at.parent) {
    if (
      (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) &&
      at.name.getText() === 'dateFormats'
    ) {
      return true;
    }
  }
  return false;
}

function methodOf(node: ts.CallExpression): string | undefined {
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined;
}

function isPropertyName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
}

/**
 * Returns `true` if an expression is the result of `toDate()`, which has methods of the same names.
 */
function isNativeDate(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && methodOf(node) === 'toDate';
}

type Link = ts.CallExpression | ts.PropertyAccessExpression | ts.ElementAccessExpression;

const hasReceiver = (node: ts.Node): node is Link | ts.NonNullExpression =>
  ts.isCallExpression(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isNonNullExpression(node);

/** Returns `true` for a complete optional chain, and `false` for a part of one. */
function isChain(node: ts.Node): node is ts.Expression {
  return (
    ts.isOptionalChain(node) &&
    !(ts.isOptionalChain(node.parent) && node.parent.expression === node)
  );
}

function containsCall(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) || ts.forEachChild(node, (child) => containsCall(child)) === true
  );
}

/** Returns `true` if a chain ends in a method that returns a boolean. */
function isBoolean(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^is[A-Z]/.test(methodOf(node) ?? '');
}

/** Returns `true` if only the truthiness of an expression matters. */
function isConditional(node: ts.Node): boolean {
  const {parent} = node;
  return (
    (ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken) ||
    ((ts.isConditionalExpression(parent) || ts.isIfStatement(parent)) &&
      (parent as ts.ConditionalExpression).condition === node)
  );
}

const isJsxChild = ({parent}: ts.Node) =>
  ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);

/**
 * Converts the code of a file from Day.js to another library. The result isn't formatted.
 *
 * @throws {ConversionError} if the code uses something that the library lacks, or that the
 * converter doesn't support
 */
export function transformDates(code: string, library: OtherLibrary): string {
  return new Transformer(code, library).run();
}
