extension Expected {
  static let junit = ##"""
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="spec-check" tests="7" failures="1" errors="0" skipped="3" time="0">
      <testsuite name="Guide/kilns.md" tests="7" failures="1" errors="0" skipped="3" time="0">
        <properties>
          <property name="sentences" value="15"/>
          <property name="notUnderstood" value="1"/>
          <property name="warnings" value="1"/>
        </properties>
        <testcase classname="Guide/kilns.md" name="Kiln.fire/thread-main · Kiln -fire: every call is on the main thread" file="Guide/kilns.md" line="7" time="0">
          <failure message="#142 Kiln 7: fire entered on worker 2" type="thread"><![CDATA[
    Guide/kilns.md:7:1
    "It always runs on the main thread."
    read as: Kiln -fire: every call is on the main thread
    main      ··load(7)··········
    worker 2  ···········fire(7)✘
    in two-kilns; 2 violations in all
    27 conforming calls in 6 scenarios; catches fire-off-main
    ]]></failure>
        </testcase>
        <testcase classname="Guide/kilns.md" name="Kiln.fire/once · Kiln -fire: called exactly once" file="Guide/kilns.md" line="7" time="0">
          <system-out><![CDATA[1 conforming call in 1 scenario; catches fires-twice, never-fires]]></system-out>
        </testcase>
        <testcase classname="Guide/kilns.md" name="Kiln.fire/never-open-door · Kiln -fire: must not access the door within -fire" file="Guide/kilns.md" line="9" time="0">
          <skipped message="inconclusive: the trace is cut off"/>
        </testcase>
        <testcase classname="Guide/kilns.md" name="kiln/before-unload · the kiln cools: before -unload" file="Guide/kilns.md" line="11" time="0">
          <system-out><![CDATA[warning: Kiln 1: unload entered, and cool was not

    Guide/kilns.md:11:3
    "The kiln should cool before `-unload`."
    read as: the kiln cools: before -unload
    main  ··fire(1)··unload(1)✘
    in one-load
    3 conforming calls in 2 scenarios; deviations not run
    ]]></system-out>
        </testcase>
        <testcase classname="Guide/kilns.md" name="Kiln.fire/makes-hard · Kiln -fire: afterwards: the clay is hard" file="Guide/kilns.md" line="13" time="0">
          <system-out><![CDATA[4 conforming calls in 1 scenario; catches no deviation]]></system-out>
        </testcase>
        <testcase classname="Guide/kilns.md" name="kiln/never-moved · a kiln: must not access it while it glows" file="Guide/kilns.md" line="16" time="0">
          <skipped message="not checked: unknown: glows"/>
        </testcase>
        <testcase classname="Guide/kilns.md" name="Kiln.vent/thread-background · -vent: every call is on a background thread" file="Guide/kilns.md" line="24" time="0">
          <skipped message="not exercised: -vent was never called"/>
        </testcase>
      </testsuite>
    </testsuites>

    """##
}
