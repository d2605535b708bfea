import type { ArticleTexts } from './demo-blog.ts';

/** The demo articles in English, by the names that `demo-blog.ts` gives them. */
export const ARTICLES_EN: ArticleTexts = {
  limitation: {
    title: 'Limitation of debts: what creditors must know before it is too late',
    excerpt:
      'Limitation periods range from 1 to 10 years depending on the debt. One table sums them up, with what interrupts them.',
    content: `Limitation is the time within which a creditor must enforce a claim. After it has expired the debtor may **refuse to pay**, but has to raise the defence: without it a court cannot dismiss the claim for limitation (Civil and Commercial Code, section 193/29).

## Common limitation periods

| Debt | Period | Law |
| --- | --- | --- |
| Ordinary loan repaid in one sum | 10 years | CCC section 193/30 |
| Loan with principal repaid in instalments | 5 years | Section 193/33 (2) |
| Interest in arrears | 5 years | Section 193/33 (1) |
| Rent of immovable property in arrears | 5 years | Section 193/33 (3) |
| Goods that a trader sold to an ordinary buyer | 2 years | Section 193/34 (1) |
| Goods bought for the debtor's own business | 5 years | Section 193/33 (5) |
| Credit card | 2 years | Section 193/34 (7) |
| Holder of a cheque against its drawer | 1 year | Section 1002 |

Time runs from the moment the **claim can be enforced** (section 193/12), usually when the debt falls due.

## When the period is interrupted

Under section 193/14, for example:

- the debtor acknowledges the debt in writing, pays part of it, pays interest or gives security
- the creditor files an action or does something with the same effect

When the interruption ends, the period starts again (section 193/15). **A demand letter alone does not interrupt it.**

> Is a debt about to become time-barred? Collect the contract and proof of the last payment, and see a lawyer soon.`,
  },
  collectionAct: {
    title: 'Debt Collection Act B.E. 2558: how to ask for payment lawfully',
    excerpt:
      'When a debtor may be contacted, how often a day, who may be contacted and what is forbidden: the Debt Collection Act B.E. 2558 (2015) in brief.',
    content: `The Debt Collection Act B.E. 2558 (2015) protects debtors who are **natural persons**, and guarantors who are natural persons.

## When a debtor may be contacted

- Monday to Friday, 08:00 to 20:00
- Saturdays, Sundays and public holidays, 08:00 to 18:00
- at most **once a day**, by notification of the Debt Collection Supervisory Committee

## Who may be contacted

Only the debtor, or a person whom the debtor has named (section 8). Anybody else may only be asked where the debtor can be reached, and must not learn of the debt, unless that person is the debtor's spouse, parent, grandparent, child or grandchild and asks for the reason.

## What is forbidden

1. Threats, violence, or harm to a person's body, reputation or property (section 11)
2. Insulting words (section 11)
3. Telling people who are not concerned about the debt, or using postcards and envelopes that show that a debt is being collected (section 11)
4. Posing as a court or an official, or giving the impression that a lawsuit or a seizure is under way (section 12)

## What the debtor is entitled to

A collector must give a first name and surname or the name of the firm, the name of the creditor and the amount of the debt (section 9). Who pays must receive **proof of payment** (section 10). A debt collection business must be registered.`,
  },
  documents: {
    title: 'Which documents to prepare before you submit a case',
    excerpt:
      'With complete documents from the first day, work can begin straight away and the chance of payment is better. Check this list before you submit a case.',
    content: `Clear documents are half of the success. Before you submit a case, prepare:

## 1. The creditor's documents

- A person: a copy of the identity card (cover religion and blood group, do not copy the back)
- A company: the company certificate and a power of attorney

## 2. Proof of the debt

- Loan agreement: a loan of more than **2,000 baht** can only be enforced in court with written evidence signed by the borrower (Civil and Commercial Code, section 653)
- Purchase orders, signed delivery notes, invoices
- Cheques and the bank's return slips
- Messages in which the debtor admits the debt, with data that identify the sender

## 3. The debtor's details

Name, address, telephone number, place of work, and known assets.

## 4. What has been done so far

When the debtor was contacted, what the answer was, and when the last payment was made. These dates also decide when the debt becomes **time-barred**.

> Scan as PDF, or photograph whole pages as JPG or PNG, and attach them when you submit the case.`,
  },
  acknowledgement: {
    title: 'Acknowledgement of debt and instalments: how to be paid in the end',
    excerpt:
      'An oral agreement on instalments is riskier than it seems. What a good acknowledgement of debt contains, and what to watch about interest.',
    content: `While the debtor is still willing to pay, agreeing on instalments is often quicker than a lawsuit. It has to be in writing.

## What an acknowledgement of debt should contain

1. The original debt and the balance on the day of signing
2. The number of instalments, the amount of each and fixed due dates
3. What happens in default, for example that the whole balance falls due with any missed instalment
4. The signatures of the debtor and of witnesses

A written acknowledgement before the limitation period ends **interrupts it** (Civil and Commercial Code, section 193/14), and the period starts again under section 193/15.

## How much interest is lawful

- Loans between ordinary persons: at most **15% a year** (section 654)
- No rate agreed: 3% a year (section 7)
- Default interest where none was agreed: 5% a year (section 224)

The rate of section 7 can be changed by royal decree: check it before each agreement.`,
  },
  enforcement: {
    title: 'The judgment is won and the debtor still does not pay: enforcement step by step',
    excerpt:
      'A judgment is not the end. A judgment creditor has 10 years to enforce it: tracing assets, seizure and attachment explained.',
    content: `When the debtor does not comply with the court's order, the judgment creditor can apply for enforcement within **10 years** of the judgment or order (Civil Procedure Code, section 274).

## The steps in brief

1. **Order to comply**: gives the debtor a period to do what the judgment says
2. **Writ of execution**: applied for when the period has passed without payment
3. **Asset tracing**: land, vehicles, shares and bank accounts, by lawful means
4. **Seizure or attachment** at the Legal Execution Office
5. **Public auction**, and your share of the proceeds

## What the law protects

Not everything can be seized or attached. The law excludes household goods and tools of the trade up to a set value, and wages up to the amount that it sets (Civil Procedure Code, sections 301 and 302).

Tracing assets **before a lawsuit** therefore helps to decide whether it is worth bringing one.`,
  },
};
