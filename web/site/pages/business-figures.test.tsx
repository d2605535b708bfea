import { LANGUAGES, type Language } from '@app/domain/language';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { headText, textsIn } from './texts';
import Corporate from '@/routes/site/corporate';
import Divorce from '@/routes/site/divorce';
import Home from '@/routes/site/home';
import Investigation from '@/routes/site/investigation';
import Legal from '@/routes/site/legal';
import LegalCollection from '@/routes/site/legal-collection';
import { read, sitePage } from '@/testing/site-page';

/** The figures that requirements section 9 fixes, as a visitor reads them on the page they belong to. */

const pageIn = (language: Language, page: ReactNode) => sitePage(textsIn(language), page);
const POPULAR: Record<Language, string> = { th: 'ยอดนิยม', en: 'Popular', zh: '热门' };
/** Debts a month, reports, advice, manager, legal action, countries, of each package in their order. */
const PACKAGES: Record<Language, readonly string[][]> = {
  th: [
    ['ไม่เกิน 5 ราย', 'ไม่เกิน 20 ราย', 'ไม่จำกัด', 'ตามสัญญาจ้าง'],
    ['รายเดือน', 'ทุก 2 สัปดาห์', 'เรียลไทม์', 'ตามสัญญาจ้าง'],
    ['คำปรึกษาเบื้องต้น', 'ทีมกฎหมายสนับสนุน', 'รวมในการดำเนินการทางกฎหมายเต็มรูปแบบ', 'ทีมกฎหมายระหว่างประเทศ'],
    ['ไม่รวม', 'ไม่รวม', 'มีผู้จัดการดูแลบัญชีเฉพาะราย', 'ไม่รวม'],
    ['ไม่รวม', 'ไม่รวม', 'ดำเนินการทางกฎหมายเต็มรูปแบบ', 'ผ่านสำนักงานกฎหมายในประเทศนั้น'],
    ['ประเทศไทย', 'ประเทศไทย', 'ประเทศไทย', '50+ ประเทศพร้อมบริการแปลเอกสาร'],
  ],
  en: [
    ['Up to 5', 'Up to 20', 'Unlimited', 'As agreed'],
    ['Monthly', 'Every 2 weeks', 'Real time', 'As agreed'],
    ['Basic advice', 'Legal team support', 'Part of full legal action', 'International-law team'],
    ['Not included', 'Not included', 'A personal account manager', 'Not included'],
    ['Not included', 'Not included', 'Full legal action', 'Through law firms in the country'],
    ['Thailand', 'Thailand', 'Thailand', '50+ countrieswith translation'],
  ],
  zh: [
    ['最多5个', '最多20个', '不限', '依委托合同'],
    ['每月', '每2周', '实时', '依委托合同'],
    ['基础咨询', '法律团队支持', '包含在全面法律行动内', '国际法律团队'],
    ['不含', '不含', '专属客户经理', '不含'],
    ['不含', '不含', '全面法律行动', '通过当地律师事务所'],
    ['泰国', '泰国', '泰国', '50+ 个国家含文件翻译'],
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('the front page claims 95%, 1,200+, 15+ years and 77 provinces', () => {
    const record = pageIn(language, <Home testimonials={[]} figures={null} />).querySelector(
      '[aria-labelledby=record]',
    );
    expect([...(record?.querySelectorAll('dl dd') ?? [])].map(read)).toEqual(['95%', '1,200+', '15+', '77']);
  });

  it('the first 15 minutes of advice are free', () => {
    const free = { th: '15นาทีแรกไม่มีค่าใช้จ่าย', en: '15first minutesfree of charge', zh: '15分钟免费' };
    expect(read(pageIn(language, <Legal />))).toContain(free[language]);
  });

  it('out-of-court collection may be paid by its result', () => {
    const basis = {
      th: 'ไม่สำเร็จไม่คิดค่าบริการ No Win',
      en: 'on the basis of No Win',
      zh: '可约定不成功不收费：No Win',
    };
    expect(read(pageIn(language, <LegalCollection />))).toContain(basis[language]);
  });

  it('a divorce starts at 5,000 baht', () => {
    const from = {
      th: 'งานเอกสารหย่าโดยความยินยอม เริ่มต้น5,000บาท',
      en: 'Documents for a divorce by consent from5,000baht',
      zh: '协议离婚文件起价5,000泰铢',
    };
    expect(read(pageIn(language, <Divorce />))).toContain(from[language]);
  });

  it('the heads of both pages name the same prices', () => {
    for (const part of ['title', 'description'] as const) {
      expect(headText('divorce', part, language)).toContain('5,000');
      expect(headText('investigation', part, language)).toContain('15,000');
    }
  });

  it('two detectives cost from 15,000 baht a day, and half as much again within 24 to 48 hours', () => {
    const lines = [...pageIn(language, <Investigation />).querySelectorAll('dl > div')].map((line) =>
      [...line.children].slice(0, 2).map(read),
    );
    const [team, urgent] = {
      th: [
        ['ทีมนักสืบ 2 คน', 'เริ่มต้น 15,000 บาทต่อวัน'],
        ['งานเร่งด่วน เริ่มภายใน 24–48 ชั่วโมง', '+50%'],
      ],
      en: [
        ['Team of two detectives', 'from THB 15,000 a day'],
        ['Urgent work, begun within 24–48 hours', '+50%'],
      ],
      zh: [
        ['两名调查员一组', '每日15,000泰铢起'],
        ['24–48小时内启动的紧急任务', '+50%'],
      ],
    }[language];
    expect(lines).toContainEqual(team);
    expect(lines).toContainEqual(urgent);
  });

  it('the four packages hold what they promise, and one of them is marked popular', () => {
    const table = pageIn(language, <Corporate />).querySelector('#packages table');
    const [head, ...rows] = [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.children].slice(1).map(read),
    );
    expect(head?.map((name) => /Startup|SME|Enterprise|International/.exec(name)?.[0])).toEqual([
      'Startup',
      'SME',
      'Enterprise',
      'International',
    ]);
    expect(head?.map((name) => name.includes(POPULAR[language]))).toEqual([false, true, false, false]);
    expect(rows).toEqual(PACKAGES[language]);
  });
});
