"""How threads share the rows of a job, as LLVM text.

    @run_shared(ptr arrays, ptr job, i64 least, i64 stop, ptr scratch)      rows taken from a shared counter until none are left
    @serve(ptr box, ptr scratch, i64 patience)                              a helper waits at its box and runs what is posted there
    @post(ptr box, ptr arrays, ptr job, i64 least, i64 stop) -> i64         1 when a waiting helper has been given the job
    @take_back(ptr box, ptr job) -> i64                                     1 when the helper had not begun
    @unfinished(ptr job, i64 helpers, i64 patience) -> i64                  whether threads are still at work; looks so often

`job`: [next row, threads that began, threads that ended, helpers that are done with it].  A thread that comes late finds no rows
and touches nothing but the job.  Shares shrink as the rows run out, so that all threads end together.

`box`: [state, function, arrays, least, stop].  Waking a sleeping thread costs a tenth of a millisecond, as much as six
thousand evaluations, so a helper keeps looking at its box for a while before it goes to sleep (`python -m benchmarks` shows both).
"""

from __future__ import annotations

ASLEEP, WAITING, RESERVED, BUSY = range(4)  # states of a box; any other is the address of the job that has been posted
SHARES = 3  # bits: a thread takes an eighth of what is left

TEXT = f"""define void @run_shared(ptr %arrays, ptr %job, i64 %least, i64 %stop, ptr %scratch) #1 {{
entry:
  %began = getelementptr i64, ptr %job, i64 1
  %ended = getelementptr i64, ptr %job, i64 2
  %b = atomicrmw add ptr %began, i64 1 seq_cst
  br label %look
look:
  %seen = load atomic i64, ptr %job seq_cst, align 8
  br label %try
try:
  %start = phi i64 [%seen, %look], [%now, %share]
  %any = icmp slt i64 %start, %stop
  br i1 %any, label %share, label %exit
share:
  %left = sub i64 %stop, %start
  %part = lshr i64 %left, {SHARES}
  %even = and i64 %part, -64
  %small = icmp slt i64 %even, %least
  %rows = select i1 %small, i64 %least, i64 %even
  %end = add i64 %start, %rows
  %pair = cmpxchg ptr %job, i64 %start, i64 %end seq_cst seq_cst
  %now = extractvalue {{i64, i1}} %pair, 0
  %mine = extractvalue {{i64, i1}} %pair, 1
  br i1 %mine, label %work, label %try
work:
  %inside = icmp slt i64 %end, %stop
  %until = select i1 %inside, i64 %end, i64 %stop
  call void @run(ptr %arrays, i64 %start, i64 %until, ptr %scratch)
  br label %look
exit:
  %e = atomicrmw add ptr %ended, i64 1 seq_cst
  ret void
}}
define void @serve(ptr %box, ptr %scratch, i64 %patience) #1 {{
entry:
  store atomic i64 {WAITING}, ptr %box seq_cst, align 8
  br label %look
look:
  %turn = phi i64 [0, %entry], [%next, %idle], [0, %work], [0, %sleep]
  %state = load atomic i64, ptr %box seq_cst, align 8
  %posted = icmp ugt i64 %state, {BUSY}
  br i1 %posted, label %take, label %idle
take:
  %taken = cmpxchg ptr %box, i64 %state, i64 {BUSY} seq_cst seq_cst
  %mine = extractvalue {{i64, i1}} %taken, 1
  br i1 %mine, label %work, label %idle
work:
  %function.at = getelementptr i64, ptr %box, i64 1
  %arrays.at = getelementptr i64, ptr %box, i64 2
  %least.at = getelementptr i64, ptr %box, i64 3
  %stop.at = getelementptr i64, ptr %box, i64 4
  %function = load ptr, ptr %function.at
  %arrays = load ptr, ptr %arrays.at
  %job = inttoptr i64 %state to ptr
  %least = load i64, ptr %least.at
  %stop = load i64, ptr %stop.at
  call void %function(ptr %arrays, ptr %job, i64 %least, i64 %stop, ptr %scratch)
  %done = getelementptr i64, ptr %job, i64 3
  %d = atomicrmw add ptr %done, i64 1 seq_cst
  store atomic i64 {WAITING}, ptr %box seq_cst, align 8
  br label %look
idle:
  %next = add i64 %turn, 1
  %more = icmp ult i64 %next, %patience
  br i1 %more, label %look, label %sleep
sleep:
  %gone = cmpxchg ptr %box, i64 {WAITING}, i64 {ASLEEP} seq_cst seq_cst
  %asleep = extractvalue {{i64, i1}} %gone, 1
  br i1 %asleep, label %exit, label %look
exit:
  ret void
}}
define i64 @post(ptr %box, ptr %arrays, ptr %job, i64 %least, i64 %stop) #1 {{
entry:
  %reserved = cmpxchg ptr %box, i64 {WAITING}, i64 {RESERVED} seq_cst seq_cst
  %mine = extractvalue {{i64, i1}} %reserved, 1
  br i1 %mine, label %write, label %exit
write:
  %function.at = getelementptr i64, ptr %box, i64 1
  %arrays.at = getelementptr i64, ptr %box, i64 2
  %least.at = getelementptr i64, ptr %box, i64 3
  %stop.at = getelementptr i64, ptr %box, i64 4
  store ptr @run_shared, ptr %function.at
  store ptr %arrays, ptr %arrays.at
  store i64 %least, ptr %least.at
  store i64 %stop, ptr %stop.at
  %posted = ptrtoint ptr %job to i64
  store atomic i64 %posted, ptr %box seq_cst, align 8
  br label %exit
exit:
  %given = zext i1 %mine to i64
  ret i64 %given
}}
define i64 @take_back(ptr %box, ptr %job) #1 {{
entry:
  %posted = ptrtoint ptr %job to i64
  %pair = cmpxchg ptr %box, i64 %posted, i64 {WAITING} seq_cst seq_cst
  %back = extractvalue {{i64, i1}} %pair, 1
  %result = zext i1 %back to i64
  ret i64 %result
}}
define i64 @unfinished(ptr %job, i64 %helpers, i64 %patience) #1 {{
entry:
  %began = getelementptr i64, ptr %job, i64 1
  %ended = getelementptr i64, ptr %job, i64 2
  %done = getelementptr i64, ptr %job, i64 3
  br label %look
look:
  %turn = phi i64 [0, %entry], [%next, %again]
  %d = load atomic i64, ptr %done seq_cst, align 8
  %e = load atomic i64, ptr %ended seq_cst, align 8
  %b = load atomic i64, ptr %began seq_cst, align 8
  %all = icmp sge i64 %d, %helpers
  %none = icmp eq i64 %b, %e
  %over = and i1 %all, %none
  br i1 %over, label %exit, label %again
again:
  %next = add i64 %turn, 1
  %more = icmp ult i64 %next, %patience
  br i1 %more, label %look, label %exit
exit:
  %open = xor i1 %over, true
  %result = zext i1 %open to i64
  ret i64 %result
}}
"""
