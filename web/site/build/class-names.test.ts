// @vitest-environment node
import { expect, it } from 'vitest';
import { aliasesOf, shortNamesFor, writeShortNames } from '../document/class-names.ts';
import { readHtml, writeHtml } from '../document/html-tree.ts';
import { classesOfSheet } from './sheet-classes.ts';
import { splitStyles } from './split-styles.ts';

const SHEET = splitStyles(
  String.raw`.frame{x:1}@layer utilities{.flex{x:1}.hover\:a:hover{x:2}.group .in{x:3}.size-4{x:4}.only{x:5}.only:not(.b){x:6}@media print{.p-1{x:7}}.s svg:not([class*=size-]){x:8}}`,
);
const classes = classesOfSheet(SHEET);

it('knows which classes a short name can replace', () => {
  expect([...classes.short].toSorted()).toEqual(['flex', 'hover:a', 'p-1', 's']);
  expect([...classes.kept].toSorted()).toEqual(['b', 'frame', 'group', 'in', 'only', 'size-4']);
});

it('gives the most frequent list the first name, whatever the order of its classes', () => {
  const html = '<p class="flex p-1"></p><p class="p-1 flex frame"></p><p class="hover:a"></p>';
  expect(shortNamesFor([readHtml(html)], classes)).toEqual({ 'flex p-1': 'a', 'hover:a': 'c' });
});

it('writes the short name, keeps what other rules and scripts know, and leaves out what nobody does', () => {
  const names = { 'flex p-1': 'a' };
  const document = readHtml('<p class="p-1 frame flex"><b class="lucide">c</b><i class="flex s">d</i></p>');
  writeShortNames(document, names, classes);
  expect(writeHtml(document)).toContain('<p class="a frame"><b>c</b><i class="flex s">d</i></p>');
});

it('reads classes with signs, and writes them as an attribute can hold them', () => {
  const known = classesOfSheet(
    splitStyles(String.raw`@layer utilities{.\[\&_\[x\=\"1\"\]\]\:a [x="1"]{y:1}}`),
  );
  expect(known.short).toEqual(['[&_[x="1"]]:a']);
  const document = readHtml('<p class="b [&amp;_[x=&quot;1&quot;]]:a">c</p>');
  writeShortNames(document, {}, { short: [], kept: known.short });
  expect(writeHtml(document)).toContain('<p class="[&amp;_[x=&quot;1&quot;]]:a">c</p>');
});

it('returns the names by the classes that they replace', () => {
  expect([...aliasesOf({ 'a b': 'x', b: 'y' })]).toEqual([
    ['a', ['x']],
    ['b', ['x', 'y']],
  ]);
});
